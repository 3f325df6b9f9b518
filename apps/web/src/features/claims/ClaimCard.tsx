import { dayAndTime } from '#lib/format/format.ts';
import { Badge, type BadgeTone, Button, Card, Heading } from '#ui';
import { CLAIM_STATUS_LABELS, type Claim, type ClaimStatus } from '@ribbon/domain/claims';
import type { Deciding } from './ClaimDecisionDialog.tsx';
import { t, countryName } from '@ribbon/domain/kernel';

const TONES: Readonly<Record<ClaimStatus, BadgeTone>> = {
  pending: 'caution',
  approved: 'safe',
  rejected: 'danger',
};

/** A request: who asks for which club, and what was decided. */
export function ClaimCard({
  claim,
  onDecide,
}: {
  claim: Claim;
  onDecide: (deciding: Deciding) => void;
}) {
  const { club, requester, status } = claim;
  return (
    <Card render={<li />} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <Heading level={2} size="lg" className="wrap-anywhere">
            {club.name}
          </Heading>
          <p className="text-sm text-muted">
            {club.city}, {countryName(club.country)}
          </p>
        </div>
        <Badge tone={TONES[status]}>{CLAIM_STATUS_LABELS[status]}</Badge>
      </div>
      <blockquote className="rounded-md bg-surface-sunken px-4 py-3 wrap-anywhere whitespace-pre-wrap">
        {claim.message}
      </blockquote>
      <dl className="flex flex-col gap-2 text-sm">
        <Fact name="Name and email given">
          {claim.name}, {claim.email}
        </Fact>
        <Fact name="Account">
          {requester.fullName ?? requester.username} (@{requester.username}), {requester.email}
        </Fact>
        <Fact name="Requested">{dayAndTime(claim.createdAt)}</Fact>
        {claim.reviewedAt && (
          <Fact name="Decided">
            {dayAndTime(claim.reviewedAt)}
            {claim.reviewedBy && t(' by @{reviewedBy}', { reviewedBy: claim.reviewedBy })}
          </Fact>
        )}
        {claim.adminMessage && <Fact name="Reply">{claim.adminMessage}</Fact>}
      </dl>
      {status === 'pending' && (
        <div className="flex flex-col gap-3">
          {claim.email !== requester.email && (
            <Badge tone="caution">The email doesn’t match the account</Badge>
          )}
          {club.isClaimed && <Badge tone="caution">Someone else runs this club now</Badge>}
          {claim.awaitsSecond && <Badge tone="info">Waiting for a second system admin</Badge>}
          {claim.isOwn ? (
            <p className="text-sm text-muted">This is your own request. Someone else decides it.</p>
          ) : (
            <Decisions claim={claim} onDecide={onDecide} />
          )}
        </div>
      )}
    </Card>
  );
}

function Decisions({ claim, onDecide }: { claim: Claim; onDecide: (deciding: Deciding) => void }) {
  const about = <span className="sr-only"> the claim for {claim.club.name}</span>;
  return (
    <div className="flex flex-wrap gap-2.5">
      {!claim.awaitsSecond && (
        <Button onClick={() => onDecide({ claim, approve: true })}>Approve{about}</Button>
      )}
      <Button variant="secondary" onClick={() => onDecide({ claim, approve: false })}>
        Reject{about}
      </Button>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
