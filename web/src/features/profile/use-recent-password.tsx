import { type ReactNode, useRef, useState } from 'react';
import { CallError } from '@/lib/api/call-error.ts';
import { PasswordDialog } from './components/password-dialog.tsx';

interface RecentPassword {
  /**
   * Makes a call. If the server first wants the password, a dialog asks for it and the call is made again.
   * Gives null when the gardener closes the dialog instead.
   */
  withPassword: <T>(makeCall: () => Promise<T>) => Promise<T | null>;
  isAsking: boolean;
  dialog: ReactNode;
}

/** For calls that the server accepts only shortly after the password was given. */
export function useRecentPassword(email: string): RecentPassword {
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(given: boolean) => void>(() => undefined);

  function askForPassword(): Promise<boolean> {
    setAsking(true);
    return new Promise((resolve) => {
      answer.current = (given) => {
        setAsking(false);
        resolve(given);
      };
    });
  }

  async function withPassword<T>(makeCall: () => Promise<T>): Promise<T | null> {
    try {
      return await makeCall();
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'password_needed') throw error;
      return (await askForPassword()) ? makeCall() : null;
    }
  }

  return {
    withPassword,
    isAsking,
    dialog: (
      <PasswordDialog
        open={isAsking}
        email={email}
        onGiven={() => answer.current(true)}
        onClose={() => answer.current(false)}
      />
    ),
  };
}
