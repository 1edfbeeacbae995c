import { useRef, useState } from 'react';
import { CallError } from '@/lib/api/call-error.ts';

interface Versioned {
  readonly version: number;
}

/** The current state, if a call was refused because of a change elsewhere; else undefined. */
export function currentIn<T extends Versioned>(error: unknown): T | undefined {
  const changed = error instanceof CallError && error.code === 'changed';
  return changed ? (error.current as T) : undefined; // The contract says that it has the form of the call to read it.
}

/** The version that a form was opened with, and the current state if saving failed because of a change elsewhere. */
export function useVersion<T extends Versioned>(opened: T | null) {
  const known = useRef(opened?.version);
  const [newer, setNewer] = useState<T | null>(null);

  return {
    newer,
    /** To be sent with the form. */
    known: () => known.current,
    /** Records a refusal. @returns whether there is a newer state. */
    noteRefusal(error: unknown): boolean {
      const current = currentIn<T>(error);
      if (current) setNewer(current);
      return current !== undefined;
    },
    /** Continues the form from the current state. */
    adopt(current: T) {
      known.current = current.version;
      setNewer(null);
    },
  };
}
