import type { ReactNode } from 'react';

interface EmptyStateProps {
  drawing?: ReactNode;
  title: string;
  text?: string;
  action?: ReactNode;
}

export function EmptyState({ drawing, title, text, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-3xl animate-rise flex-col items-center px-4 py-12 text-center">
      {drawing && <div className="mb-6 w-[min(12rem,50vw)] text-leaf">{drawing}</div>}
      <h2 className="text-2xl">{title}</h2>
      {text && <p className="mt-2 max-w-md text-ink-soft">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
