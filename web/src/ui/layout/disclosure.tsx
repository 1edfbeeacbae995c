import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactNode } from 'react';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: string;
  /** A short description of its content. */
  text: string;
  children: ReactNode;
}

/** A card, or the lower part of one, that expands. */
export function Disclosure({ title, text, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className="group">
      <summary className="flex min-h-16 list-none items-center justify-between gap-4 rounded-card px-5 py-3 sm:px-6 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block font-semibold">{title}</span>
          <span className="block text-ink-soft text-sm">{text}</span>
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-5 pt-1 pb-6 sm:px-6">{children}</div>
    </details>
  );
}
