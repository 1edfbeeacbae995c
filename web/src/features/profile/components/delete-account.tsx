import { ACCOUNT_DELETED, FAILED_TO_DELETE_ACCOUNT } from '@plantcare/contract/messages.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '@/lib/api/error-messages.ts';
import { paths } from '@/lib/page/paths.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Confirm } from '@/ui/feedback/confirm.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { useDeleteAccount } from '../api.ts';

export function DeleteAccount() {
  const [asked, setAsked] = useState<'nothing' | 'first' | 'final'>('nothing');
  const remove = useDeleteAccount();
  const navigate = useNavigate();

  async function deleteForGood() {
    try {
      await remove.mutateAsync();
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
        open={asked === 'final'}
        onOpenChange={(open) => setAsked(open ? 'final' : 'nothing')}
        title="Final warning"
        text="Your plants, diary entries, reminders and all your data will be permanently deleted and cannot be restored."
        confirmLabel="Delete everything"
        onConfirm={() => void deleteForGood()}
        busy={remove.isPending}
        danger
      />
    </>
  );
}
