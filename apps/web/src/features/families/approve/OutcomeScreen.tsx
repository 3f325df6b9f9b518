import { useMe } from '#lib/session.ts';
import { Button, EmptyState, MessageScreen, TakesFocus } from '#ui';
import { Link } from '@tanstack/react-router';
import { HeartHandshake, Trash2 } from 'lucide-react';

export type Outcome =
  | { answer: 'approved'; username: string }
  | { answer: 'accepted'; username: string }
  | { answer: 'declined' };

/** What the answer did, and the way on. */
export function OutcomeScreen({ outcome }: { outcome: Outcome }) {
  const me = useMe();
  return (
    <MessageScreen>
      <TakesFocus>
        {outcome.answer === 'declined' ? (
          <EmptyState
            level={1}
            icon={<Trash2 aria-hidden />}
            title="Thank you for telling us"
            text="You said no. If an account was waiting for your answer, it is deleted with everything in it. We will not write to you about it again."
            action={
              <Button variant="secondary" render={<Link to={me ? '/family' : '/'} />}>
                {me ? 'My Family' : 'Go Home'}
              </Button>
            }
          />
        ) : (
          <EmptyState
            level={1}
            icon={<HeartHandshake aria-hidden />}
            title={
              outcome.answer === 'approved'
                ? `@${outcome.username} can start`
                : `You look after @${outcome.username} now`
            }
            text={
              outcome.answer === 'approved'
                ? 'The account is open, with what you allowed and nothing else. In My Family you change that at any time, and find what waits for your yes.'
                : 'In My Family you see the account, who else looks after it, and what you can do.'
            }
            action={<Button render={<Link to="/family" />}>My Family</Button>}
          />
        )}
      </TakesFocus>
    </MessageScreen>
  );
}
