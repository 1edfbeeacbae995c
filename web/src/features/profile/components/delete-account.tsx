import { ACCOUNT_DELETED, FAILED_TO_DELETE_ACCOUNT } from '@plantcare/contract/messages.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '@/lib/api/error-messages.ts';
import { paths } from '@/lib/page/paths.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Confirm } from '@/ui/feedback/confirm.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useDeleteAccount } from '../api.ts';
import { useRecentPassword } from '../use-recent-password.tsx';

export function DeleteAccount({ email }: { email: string }) {
  const [asked, setAsked] = useState<'nothing' | 'first' | 'final'>('nothing');
  const remove = useDeleteAccount();
  const { withPassword, isAsking, dialog } = useRecentPassword(email);
  const navigate = useNavigate();

  async function deleteForGood() {
    try {
      const deleted = await withPassword(() => remove.mutateAsync());
      if (!deleted) return setAsked('nothing');
    } catch (error) {
      toast.error(messageOf(error, { fallback: FAILED_TO_DELETE_ACCOUNT }));
      return;
    }
    toast.success(ACCOUNT_DELETED);
    await navigate(paths.login, { replace: true });
  }

  return (
    <>
      <Button variant="danger" onClick={() => setAsked('first')}>
        Delete Account
      </Button>
      <Confirm
        open={asked === 'first'}
        onOpenChange={(open) => setAsked(open ? 'first' : 'nothing')}
        title="Delete your account?"
        text="Are you sure that you want to delete your account? This cannot be undone."
        confirmLabel="Continue"
        onConfirm={() => setAsked('final')}
        danger
      />
      <Confirm
        open={asked === 'final' && !isAsking}
        onOpenChange={(open) => setAsked(open ? 'final' : 'nothing')}
        title="Final warning"
        text="Your plants, diary entries, reminders and all your data will be permanently deleted and cannot be restored."
        confirmLabel="Delete everything"
        onConfirm={() => void deleteForGood()}
        busy={remove.isPending}
        danger
      />
      {dialog}
    </>
  );
}
