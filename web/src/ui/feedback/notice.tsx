import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';

/** Information that is not an error. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="flex gap-2.5 rounded-field bg-moss-soft px-4 py-3 text-[0.95rem]">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
