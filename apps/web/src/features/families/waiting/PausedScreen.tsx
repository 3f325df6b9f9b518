import { wordsFor } from '#lib/http/client.ts';
import { listed } from '#lib/format/format.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, EmptyState, MessageScreen, toast } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { familyPolicy } from '@ribbon/domain/families';
import { t } from '@ribbon/domain/kernel';
import { CirclePause, CirclePlay } from 'lucide-react';
import { useResume } from '../families.queries.ts';
import { SignOutButton } from './SignOutButton.tsx';

/** A guardian has paused the account. */
export function PausedScreen({ me }: { me: Me }) {
  useTitle('Your account is paused');
  const mayResume = familyPolicy.resume(me);
  return (
    <MessageScreen>
      <EmptyState
        level={1}
        icon={<CirclePause aria-hidden />}
        title="Time for a break"
        text={mayResume ? <Own /> : <Guardians me={me} />}
        action={
          <>
            {mayResume && <Resume />}
            <SignOutButton />
          </>
        }
      />
    </MessageScreen>
  );
}

const Own = () => (
  <>
    Your account was paused before you were 13. It’s your own now, so you can carry on whenever you
    like. Nothing is lost.
  </>
);

function Guardians({ me }: { me: Me }) {
  const { lookedAfterBy } = me.family;
  if (lookedAfterBy.length === 0)
    return 'Your account is paused. Nothing is lost, and nobody can see you here for now. Talk to your grown-up when you’d like to start again.';
  return t(
    'Your account is paused. Nothing is lost, and nobody can see you here for now. Talk to {lookedAfterBy} when you’d like to start again.',
    { lookedAfterBy: listed(lookedAfterBy) },
  );
}

function Resume() {
  const resume = useResume();
  return (
    <Button
      icon={<CirclePlay aria-hidden />}
      pending={resume.isPending}
      onClick={() => resume.mutate(undefined, { onError: (error) => toast.error(wordsFor(error)) })}
    >
      Carry on
    </Button>
  );
}
