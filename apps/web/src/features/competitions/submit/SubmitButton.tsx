import { useAuthDialog } from '#lib/session/auth-dialog.ts';
import { useMe } from '#lib/session/session.ts';
import { Button, MessageDialog, lazily, linkClass, toast } from '#ui';
import { competitionMessages, competitionPolicy } from '@ribbon/domain/competitions';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';

const SubmitDialog = lazily(async () => (await import('./SubmitDialog.tsx')).SubmitDialog);

/** Opens the form; asks visitors to sign in, and is hidden for people who may not submit. */
export function SubmitButton({ isAmongOwn = false }: { isAmongOwn?: boolean }) {
  const me = useMe();
  const { openAuth } = useAuthDialog();
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  if (me && !competitionPolicy.submit(me)) return null;
  const begin = () => {
    if (me) return setOpen(true);
    toast.error(competitionMessages.signInFirst);
    return openAuth('sign-in');
  };
  return (
    <>
      {me && !isAmongOwn && (
        <Button variant="secondary" render={<Link to="/competitions/mine" />}>
          My submissions
        </Button>
      )}
      <Button icon={<Plus aria-hidden />} onClick={begin}>
        Submit Competition
      </Button>
      {isOpen && (
        <SubmitDialog
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false);
            setSent(true);
          }}
        />
      )}
      <MessageDialog open={isSent} onClose={() => setSent(false)} title="Competition submitted">
        <p>{competitionMessages.submitted}</p>
        <p>
          <Link to="/competitions/mine" className={linkClass} onClick={() => setSent(false)}>
            See where it stands
          </Link>
        </p>
      </MessageDialog>
    </>
  );
}
