import { useRef } from 'react';
import { useFocusOnMount } from '../../use-focus-on-mount.ts';

/** Nothing is left to ask. */
export function KeyEnd() {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnMount(heading);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-28 text-2xl">
        That was all
      </h2>
      <p className="mt-1.5 text-ink-soft">Compare the plants that fit with yours. An answer can still be changed.</p>
    </div>
  );
}
