import { useMe } from '#lib/session/session.ts';
import { Button, EmptyState, MessageScreen, TakesFocus } from '#ui';
import { TEEN_LINK_NOTICE_DAYS } from '@ribbon/domain/families';
import { Link } from '@tanstack/react-router';
import { HeartHandshake, Trash2 } from 'lucide-react';
import { t } from '@ribbon/domain/kernel';

export type Outcome =
  | { answer: 'approved'; username: string }
  | { answer: 'accepted'; username: string }
  | { answer: 'waits'; username: string }
  | { answer: 'declined' };

const WORDS: Readonly<
  Record<'approved' | 'accepted' | 'waits', { title: (username: string) => string; text: string }>
> = {
  approved: {
    title: (username) => t('@{username} can start', { username }),
    text: 'The account is ready, with only the things you allowed. You can change this at any time in My Family, and see what needs your approval there.',
  },
  accepted: {
    title: (username) => t('You now look after @{username}', { username }),
    text: 'In My Family you can see the account, who else looks after it, and what you can do.',
  },
  waits: {
    title: () => 'Thank you! One more step',
    text: t(
      'We’ll check with someone who knows the young person first. If nobody objects, the link starts in {teenLinkNoticeDays} days. You can follow it in My Family.',
      { teenLinkNoticeDays: TEEN_LINK_NOTICE_DAYS },
    ),
  },
};

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
            text="You said no. If an account was waiting for your answer, it has been deleted with everything in it. We won’t write to you about it again."
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
            title={WORDS[outcome.answer].title(outcome.username)}
            text={WORDS[outcome.answer].text}
            action={<Button render={<Link to="/family" />}>My Family</Button>}
          />
        )}
      </TakesFocus>
    </MessageScreen>
  );
}
