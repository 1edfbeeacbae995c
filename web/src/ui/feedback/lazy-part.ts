import { type LazyExoticComponent, lazy } from 'react';
import { toast } from './toast.ts';

/** Any component, as React's `lazy` takes it. */
type Part = Parameters<typeof lazy>[0] extends () => Promise<{ default: infer T }> ? T : never;

async function loadOrAsk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    const again = Promise.withResolvers<void>();
    toast.error('This could not be loaded. Check your connection, or reload the page.', {
      id: 'part',
      action: { label: 'Try again', onPress: again.resolve },
      stays: true,
    });
    await again.promise;
    return loadOrAsk(load);
  }
}

/**
 * A part of a screen whose code is loaded when it is first shown, such as a dialog. When that fails, a message offers to try
 * again and the screen stays; with `lazy` alone, the whole screen would give way to the error screen.
 */
export function lazyPart<T extends Part>(load: () => Promise<T>): LazyExoticComponent<T> {
  return lazy(async () => ({ default: await loadOrAsk(load) }));
}
