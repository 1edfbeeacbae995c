import { useState } from 'react';
import { storage } from '@/lib/session/storage.ts';

const KEY = 'plants-by-place';

/** Whether the list of plants is grouped by place, as it was chosen last in this browser. */
export function usePlantsByPlace(): [byPlace: boolean, group: (byPlace: boolean) => void] {
  const [byPlace, setByPlace] = useState(() => storage.getItem(KEY) !== null);
  function group(next: boolean) {
    setByPlace(next);
    if (next) storage.setItem(KEY, 'yes');
    else storage.removeItem(KEY);
  }
  return [byPlace, group];
}
