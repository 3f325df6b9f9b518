import { SignInRequiredDialog } from '#features/accounts';
import { useMe } from '#lib/session/session.ts';
import { Badge, Button } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { claimPolicy } from '@ribbon/domain/claims';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useIsClaiming } from './claims.queries.ts';
import { LazyClaimDialog } from './LazyClaimDialog.tsx';

/** Offers an unclaimed club to people who may claim it; shows a claim that is already pending. */
export function ClaimClubButton({
  club,
}: {
  club: { id: ClubId; name: string; isClaimed: boolean };
}) {
  const me = useMe();
  const isClaiming = useIsClaiming(club.id);
  const [asked, setAsked] = useState<'claim' | 'sign-in'>();
  const [wasAsked, setWasAsked] = useState(false);
  if (asked === 'claim' && !wasAsked) setWasAsked(true);
  if (me === undefined || !claimPolicy.isOffered(me ?? undefined, club)) return null;
  const close = () => setAsked(undefined);
  return (
    <>
      {isClaiming ? (
        <Badge tone="caution" icon={<Hourglass aria-hidden />}>
          Claim sent
        </Badge>
      ) : (
        <Button variant="secondary" onClick={() => setAsked(me ? 'claim' : 'sign-in')}>
          Claim Club<span className="sr-only">: {club.name}</span>
        </Button>
      )}
      {wasAsked && <LazyClaimDialog club={club} open={asked === 'claim'} onClose={close} />}
      <SignInRequiredDialog
        action={
          asked === 'sign-in'
            ? { kind: 'claimClub', clubId: club.id, clubName: club.name }
            : undefined
        }
        onClose={close}
      />
    </>
  );
}
