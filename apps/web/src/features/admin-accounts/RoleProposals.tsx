import { call } from '#lib/client.ts';
import { longDay } from '#lib/format.ts';
import { Button, List, ListRow, NotLoaded, Section } from '#ui';
import {
  type RoleProposal,
  adminAccountEndpoints as endpoints,
  adminAccountMessages as messages,
} from '@ribbon/domain/admin-accounts';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { ActDialog, type PlainAct } from './ActForm.tsx';
import { proposalsQuery } from './admin-accounts.queries.ts';

const question = ({ change, person }: RoleProposal) =>
  change === 'grant'
    ? `Should ${person.name} become a system admin?`
    : `Should ${person.name} no longer be a system admin?`;

const decision = (proposal: RoleProposal, agree: boolean): PlainAct => ({
  key: `${proposal.id}${agree}`,
  label: agree ? 'Agree' : 'Decline',
  consequence: agree
    ? `${question(proposal)} It happens at once.`
    : 'Nothing changes. Anyone can propose it again.',
  ...(!agree && { tone: 'danger' as const }),
  done: agree ? messages.proposal.agreed : messages.proposal.declined,
  send: (reason) =>
    call(endpoints.decideProposal, {
      params: { proposalId: proposal.id },
      body: { agree, reason },
    }),
});

/** What waits for a second system admin; nothing at all while nothing does. */
export function RoleProposals() {
  const query = useQuery(proposalsQuery);
  const { data: proposals = [] } = query;
  const [act, setAct] = useState<PlainAct>();
  if (proposals.length === 0) return <NotLoaded query={query} what="Proposed roles" />;
  return (
    <Section title="Waiting for a second system admin">
      <List>
        {proposals.map((proposal) => (
          <ListRow
            key={proposal.id}
            icon={<ShieldCheck aria-hidden />}
            title={question(proposal)}
            text={
              <>
                Proposed by {proposal.isOwn ? 'you' : (proposal.proposedBy ?? 'someone')} on{' '}
                {longDay(proposal.createdAt)}: {proposal.reason}
              </>
            }
            action={
              <>
                <Button variant="secondary" onClick={() => setAct(decision(proposal, false))}>
                  {proposal.isOwn ? 'Withdraw' : 'Decline'}
                </Button>
                {!proposal.isOwn && (
                  <Button onClick={() => setAct(decision(proposal, true))}>Agree</Button>
                )}
              </>
            }
          />
        ))}
      </List>
      <ActDialog act={act} onClose={() => setAct(undefined)} />
    </Section>
  );
}
