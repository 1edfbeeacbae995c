import { useEffect } from 'react';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** The key `/` moves the focus to the search of the screen, where there is one. */
export function useSearchKey(): void {
  useEffect(() => {
    function focusSearch(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return;
      const search = document.querySelector<HTMLInputElement>('main input[type=search]');
      if (!search) return;
      event.preventDefault();
      search.focus();
      search.select();
    }
    window.addEventListener('keydown', focusSearch);
    return () => window.removeEventListener('keydown', focusSearch);
  }, []);
}
