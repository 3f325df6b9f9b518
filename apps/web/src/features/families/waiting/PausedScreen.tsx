import { listed } from '#lib/format.ts';
import { useTitle } from '#lib/title.ts';
import { EmptyState, MessageScreen } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { CirclePause } from 'lucide-react';
import { SignOutButton } from './SignOutButton.tsx';

/** A guardian has paused the account. */
export function PausedScreen({ me }: { me: Me }) {
  useTitle('Your account is paused');
  const { lookedAfterBy } = me.family;
  return (
    <MessageScreen>
      <EmptyState
        level={1}
        icon={<CirclePause aria-hidden />}
        title="Time for a break"
        text={
          <>
            Your account is paused. Nothing is lost, and nobody can see you here for now. Talk to{' '}
            {lookedAfterBy.length > 0 ? listed(lookedAfterBy) : 'the grown-up who looks after it'}{' '}
            when you want to go on.
          </>
        }
        action={<SignOutButton />}
      />
    </MessageScreen>
  );
}
