import { useRef, useState } from 'react';
import { CallError } from '@/lib/api/call-error.ts';

interface Versioned {
  readonly version: number;
}

/** What is there now, of a call that was refused because somebody else changed it meanwhile; else undefined. */
export function currentIn<T extends Versioned>(error: unknown): T | undefined {
  const changed = error instanceof CallError && error.code === 'changed';
  return changed ? (error.current as T) : undefined; // As reading it would answer, by the contract.
}

/** The version that a form was opened with, and what is there now once saving has shown that it was changed elsewhere. */
export function useVersion<T extends Versioned>(opened: T | null) {
  const known = useRef(opened?.version);
  const [newer, setNewer] = useState<T | null>(null);

  return {
    newer,
    /** To be sent with the form. */
    known: () => known.current,
    /** Takes note of a refusal. @returns whether something newer is there. */
    noteRefusal(error: unknown): boolean {
      const current = currentIn<T>(error);
      if (current) setNewer(current);
      return current !== undefined;
    },
    /** The form goes on from what is there now. */
    adopt(current: T) {
      known.current = current.version;
      setNewer(null);
    },
  };
}
