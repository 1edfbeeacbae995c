import { useState } from 'react';

/** Whether something was open at any time: from then on it stays, so that it can close by itself. */
export function useStays(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return open || opened;
}
