import { useMe } from '#lib/session/session.ts';
import { Button } from '#ui';
import { can } from '@ribbon/domain/accounts';
import type { Challenge, ChallengeStatus } from '@ribbon/domain/challenges';
import { Flag } from 'lucide-react';
import { useJoin } from '../challenges.queries.ts';

export const isOver = (status: ChallengeStatus): boolean =>
  status === 'completed' || status === 'cancelled';

/**
 * Joins, or shows why the reader cannot: already joined, or too late. Parents, who only watch, see
 * no button.
 */
export function JoinButton({ challenge, block }: { challenge: Challenge; block?: boolean }) {
  const me = useMe();
  const join = useJoin(challenge);
  if (isOver(challenge.status)) {
    return (
      <Button variant="secondary" disabled block={block === true}>
        Challenge Ended
      </Button>
    );
  }
  if (!can(me ?? undefined, 'joinChallenges')) return null;
  if (challenge.participation !== null) {
    return (
      <Button variant="secondary" disabled block={block === true}>
        Participating
      </Button>
    );
  }
  return (
    <Button
      icon={<Flag aria-hidden />}
      pending={join.isPending}
      block={block === true}
      onClick={() => join.mutate()}
    >
      Join Challenge
    </Button>
  );
}
