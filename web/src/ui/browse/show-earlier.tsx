import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '@/ui/controls/button.tsx';

interface ShowEarlierProps {
  busy: boolean;
  /** Whether the next page loads by itself; not after a failure, which would only be repeated. */
  byItself: boolean;
  /** The scrolling element around it; without one, the window. */
  frame?: RefObject<HTMLElement | null>;
  onShow: () => void;
}

/** Loads the next page of a list: when pressed, or by itself when it comes into view. */
export function ShowEarlier({ busy, byItself, frame, onShow }: ShowEarlierProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const target = place.current;
    if (busy || !byItself || !target) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && onShow(), {
      root: frame?.current ?? null,
      rootMargin: '400px',
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [busy, byItself, frame, onShow]);

  return (
    <div ref={place} className="mt-2 text-center">
      <Button variant="secondary" busy={busy} onClick={onShow}>
        Show earlier
      </Button>
    </div>
  );
}
