import { dayAndTime, longDay } from '#lib/format/format.ts';
import { Button, List, ListRow, NotLoaded, Section } from '#ui';
import { type Proposal, type ProposalKind, questionOf } from '@ribbon/domain/proposals';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { type Deciding, ProposalDialog, verbOf } from './ProposalDialog.tsx';
import { proposalsQuery } from './proposals.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** Acts that need a second system admin, or only some kinds of them; nothing at all while there are none. */
export function Proposals({ kinds }: { kinds?: readonly ProposalKind[] }) {
  const query = useQuery(proposalsQuery);
  const [deciding, setDeciding] = useState<Deciding>();
  const shown = query.data?.filter(({ kind }) => kinds?.includes(kind) ?? true) ?? [];
  if (shown.length === 0) return <NotLoaded query={query} what="the proposals" />;
  return (
    <Section title="Waiting for a second system admin">
      <List>
        {shown.map((proposal) => (
          <ProposalRow key={proposal.id} proposal={proposal} onDecide={setDeciding} />
        ))}
      </List>
      <ProposalDialog deciding={deciding} onClose={() => setDeciding(undefined)} />
    </Section>
  );
}

function ProposalRow({
  proposal,
  onDecide,
}: {
  proposal: Proposal;
  onDecide: (deciding: Deciding) => void;
}) {
  const { isOwn, mayDecide } = proposal;
  return (
    <ListRow
      icon={<ShieldCheck aria-hidden />}
      title={questionOf(proposal)}
      text={<Words proposal={proposal} />}
      action={
        (isOwn || mayDecide) && (
          <>
            <Button variant="secondary" onClick={() => onDecide({ proposal, agree: false })}>
              {verbOf({ proposal, agree: false })}
            </Button>
            {mayDecide && (
              <Button onClick={() => onDecide({ proposal, agree: true })}>Agree</Button>
            )}
          </>
        )
      }
    />
  );
}

function Words({ proposal }: { proposal: Proposal }) {
  const { isOwn, mayDecide, detail, reason, proposedBy, createdAt, dueAt } = proposal;
  const said = { day: longDay(createdAt), reason };
  return (
    <>
      {detail !== null && `${detail}. `}
      {isOwn && t('Proposed by you on {day}: {reason}', said)}
      {!isOwn &&
        proposedBy !== null &&
        t('Proposed by {proposedBy} on {day}: {reason}', { proposedBy, ...said })}
      {!isOwn && proposedBy === null && t('Proposed on {day}: {reason}', said)}
      {dueAt !== null &&
        t(' There’s no second system admin to agree, so it happens on {dueAt}.', {
          dueAt: dayAndTime(dueAt),
        })}
      {!isOwn && !mayDecide && ' This concerns you, so someone else decides.'}
    </>
  );
}
