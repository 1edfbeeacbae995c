import { useState } from 'react';

/** Whether something is or was true since this component appeared: what was open stays mounted, and can close by itself. */
export function useHasBeen(now: boolean): boolean {
  const [before, setBefore] = useState(now);
  if (now && !before) setBefore(true);
  return now || before;
}
