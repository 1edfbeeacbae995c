import { useEffect, useState } from 'react';

/**
 * Opens a menu as soon as it is there, because its code was loaded when somebody pressed its button.
 * @param byKeyboard whether a key did that; then the first item gets the focus.
 */
export function useOpenOnMount(byKeyboard: boolean) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    // The primitive focuses the first item only if it has seen a key, and the one that was pressed came before it.
    if (byKeyboard) document.dispatchEvent(new KeyboardEvent('keydown'));
    setOpen(true);
  }, [byKeyboard]);
  return { open, onOpenChange: setOpen };
}
