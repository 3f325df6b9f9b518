import { FOR_THE_RECORD, ReasonForm } from '#lib/admin-list/DecisionDialog.tsx';
import { useSchemaForm } from '#lib/forms/form.ts';
import {
  Button,
  CHECK_CONNECTION,
  Dialog,
  EmptyState,
  Loading,
  PagedList,
  Skeleton,
  linkClass,
  toast,
} from '#ui';
import {
  type OrganiserRequest,
  OrganiserRevocation,
  organiserMessages as messages,
} from '@ribbon/domain/competitions';
import { ADMIN_REASON_MAX } from '@ribbon/domain/kernel';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { approvedOrganisersQuery, useRevokeOrganiser } from './competitions.organisers.queries.ts';

/** People who may take entries beside the clubs themselves, and the way to take that back. */
export function ApprovedOrganisersDialog({ onClose }: { onClose: () => void }) {
  const [revoked, setRevoked] = useState<OrganiserRequest>();
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Approved organisers"
      description="They take entries for these competitions and see who enters."
    >
      <PagedList
        query={useInfiniteQuery(approvedOrganisersQuery)}
        rowsOf={(page) => page.requests}
        loading={
          <Loading label="Loading organisers...">
            <Skeleton shape="block" className="h-40" />
          </Loading>
        }
        failed={{ title: 'We couldn’t load the organisers', text: CHECK_CONNECTION }}
        empty={
          <EmptyState
            compact
            level={3}
            title="No approved organisers"
            text="Clubs take entries for their own competitions without asking."
          />
        }
        moreLabel="More organisers"
      >
        {(organisers) => (
          <ul className="flex flex-col divide-y-2 divide-line">
            {organisers.map((organiser) => (
              <li key={organiser.id} className="flex flex-col gap-3 py-3">
                <Organiser
                  organiser={organiser}
                  onRevoke={organiser.id === revoked?.id ? undefined : () => setRevoked(organiser)}
                />
                {organiser.id === revoked?.id && (
                  <RevocationForm
                    key={organiser.id}
                    organiser={organiser}
                    onDone={() => setRevoked(undefined)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Dialog>
  );
}

function Organiser({
  organiser: { competition, requester, isOwn },
  onRevoke,
}: {
  organiser: OrganiserRequest;
  onRevoke: (() => void) | undefined;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 wrap-anywhere">
        <Link
          to="/competitions/$competitionId"
          params={{ competitionId: competition.id }}
          className={linkClass}
        >
          {competition.name}
        </Link>
        <span className="block text-sm text-muted">
          {requester.name} (@{requester.username})
        </span>
      </p>
      {!isOwn && onRevoke && (
        <Button variant="secondary" onClick={onRevoke}>
          Withdraw approval<span className="sr-only"> of {requester.name}</span>
        </Button>
      )}
    </div>
  );
}

function RevocationForm({
  organiser,
  onDone,
}: {
  organiser: OrganiserRequest;
  onDone: () => void;
}) {
  const form = useSchemaForm(OrganiserRevocation, { reason: '' });
  const revoke = useRevokeOrganiser(organiser.id);
  const submit = form.handleSubmit((body) =>
    revoke.mutateAsync(body).then(
      () => {
        toast.success(messages.takenBack);
        onDone();
      },
      (error: unknown) => form.showFault(error),
    ),
  );
  return (
    <ReasonForm
      form={form}
      name="reason"
      label="Why?"
      hint={FOR_THE_RECORD}
      rows={2}
      max={ADMIN_REASON_MAX}
      confirmLabel="Withdraw approval"
      tone="danger"
      pending={revoke.isPending}
      onSubmit={submit}
    />
  );
}
