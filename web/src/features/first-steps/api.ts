import type { FirstStep } from '@plantcare/contract/auth.ts';
import { finishFirstSteps } from '@plantcare/contract/preferences.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { updateSessionUser } from '@/lib/session/session.ts';

/** Notes steps as done or skipped, on every device. */
export function useFinishFirstSteps() {
  return useMutation({
    mutationFn: (steps: FirstStep[]) => call(finishFirstSteps, { json: { steps } }),
    onSuccess: ({ user }) => updateSessionUser(user),
  });
}
