import { Button } from '#ui';
import type { Challenge } from '@ribbon/domain/challenges';
import { Flag } from 'lucide-react';
import { useJoin } from './challenges.queries.ts';

/** Joins, or says why one cannot: taking part already, or too late. */
export function JoinButton({ challenge, block }: { challenge: Challenge; block?: boolean }) {
  const join = useJoin(challenge);
  const isOver = challenge.status === 'completed' || challenge.status === 'cancelled';
  if (isOver) {
    return (
      <Button variant="secondary" disabled block={block === true}>
        Challenge Ended
      </Button>
    );
  }
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
