import { Button, Notice, lazily } from '#ui';
import { type CompetitionDetail, organiserMessages as messages } from '@ribbon/domain/competitions';
import { useState } from 'react';

const OrganiserDialog = lazily(async () => (await import('./OrganiserDialog.tsx')).OrganiserDialog);

/** For somebody who organises a competition: asking to take entries, and how that stands. */
export function OrganiserPart({ competition }: { competition: CompetitionDetail }) {
  const { canAskToOrganise, organiserRequest, registration } = competition;
  const [isAsking, setIsAsking] = useState(false);
  if (organiserRequest === 'pending') {
    return (
      <Notice tone="info" title="Your request to take entries">
        {messages.pending}
      </Notice>
    );
  }
  if (!canAskToOrganise) return null;
  return (
    <>
      {(organiserRequest === 'rejected' || organiserRequest === 'revoked') && (
        <Notice tone="caution" title="Your request to take entries">
          {messages[organiserRequest]}
        </Notice>
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
        {registration === null
          ? 'Do you organise this competition? Show us, and you can take entries here.'
          : 'Do you help organise this competition? Show us, and you can manage its entries.'}
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          I organise this
        </Button>
      </p>
      {isAsking && <OrganiserDialog competition={competition} onClose={() => setIsAsking(false)} />}
    </>
  );
}
