import { Picture } from '#features/media';
import { DecisionDialog, FOR_THE_RECORD, ReasonForm } from '#lib/admin-list/DecisionDialog.tsx';
import { useSchemaForm } from '#lib/forms/form.ts';
import { dayAndTime } from '#lib/format/format.ts';
import { Button, Card, Heading, NotLoaded, Section, linkClass, toast } from '#ui';
import {
  OrganiserDecision,
  type OrganiserRequest,
  organiserMessages as messages,
} from '@ribbon/domain/competitions';
import { ADMIN_REASON_MAX, t } from '@ribbon/domain/kernel';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { organiserRequestsQuery, useDecideOrganiser } from './competitions.organisers.queries.ts';

interface Deciding {
  request: OrganiserRequest;
  approve: boolean;
}

/** Who asks to take entries, with their proof; nothing at all while nobody does. */
export function OrganiserRequests() {
  const query = useInfiniteQuery(organiserRequestsQuery);
  const [deciding, setDeciding] = useState<Deciding>();
  const requests = query.data?.pages.flatMap((page) => page.requests) ?? [];
  if (requests.length === 0) return <NotLoaded query={query} what="the organisers’ requests" />;
  return (
    <Section
      title="Organisers to check"
      intro="They would see the names of the people who enter. Their file is deleted with your decision."
    >
      <ul className="grid gap-4 lg:grid-cols-2">
        {requests.map((request) => (
          <RequestCard key={request.id} request={request} onDecide={setDeciding} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          More requests
        </Button>
      )}
      <DecisionDialog
        deciding={deciding}
        about={({ request, approve }) => ({
          key: `${request.id}${approve}`,
          title: approve ? 'Approve the organiser' : 'Decline the organiser',
          consequence: approve
            ? t('{requester} can take entries for {competition} and see who enters.', {
                requester: request.requester.name,
                competition: request.competition.name,
              })
            : 'They can’t take entries. They may ask again with other proof.',
        })}
        onClose={() => setDeciding(undefined)}
      >
        {(shown) => <DecisionForm deciding={shown} onClose={() => setDeciding(undefined)} />}
      </DecisionDialog>
    </Section>
  );
}

function RequestCard({
  request,
  onDecide,
}: {
  request: OrganiserRequest;
  onDecide: (deciding: Deciding) => void;
}) {
  const { competition, requester, file } = request;
  return (
    <Card render={<li />} className="flex flex-col gap-4">
      <div className="min-w-0">
        <Heading level={3} className="wrap-anywhere">
          <Link
            to="/competitions/$competitionId"
            params={{ competitionId: competition.id }}
            className={linkClass}
          >
            {competition.name}
          </Link>
        </Heading>
        <p className="text-sm wrap-anywhere text-muted">
          Organiser as listed: {competition.organizer}
        </p>
      </div>
      <p className="text-sm wrap-anywhere">
        {requester.name} (@{requester.username}
        {requester.email !== null && `, ${requester.email}`}) asked on{' '}
        {dayAndTime(request.createdAt)}.{request.isSubmitter && ' They submitted the competition.'}
      </p>
      <blockquote className="rounded-md bg-surface-sunken px-4 py-3 wrap-anywhere whitespace-pre-wrap">
        {request.proof}
      </blockquote>
      {file && <Picture file={file} alt="What they sent as proof" className="rounded-md" />}
      {request.isOwn ? (
        <p className="text-sm text-muted">This is your own request. Someone else decides it.</p>
      ) : (
        <div className="flex flex-wrap gap-2.5">
          <Button onClick={() => onDecide({ request, approve: true })}>
            Approve<span className="sr-only"> {requester.name} as organiser</span>
          </Button>
          <Button variant="secondary" onClick={() => onDecide({ request, approve: false })}>
            Decline<span className="sr-only"> {requester.name} as organiser</span>
          </Button>
        </div>
      )}
    </Card>
  );
}

function DecisionForm({ deciding, onClose }: { deciding: Deciding; onClose: () => void }) {
  const { request, approve } = deciding;
  const form = useSchemaForm(OrganiserDecision, { approve, reason: '' });
  const decide = useDecideOrganiser(request.id);
  const submit = form.handleSubmit((body) =>
    decide.mutateAsync(body).then(
      () => {
        toast.success(messages.decided[approve ? 'approved' : 'rejected']);
        onClose();
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
      confirmLabel={approve ? 'Approve' : 'Decline'}
      tone={approve ? 'primary' : 'danger'}
      pending={decide.isPending}
      onSubmit={submit}
    />
  );
}
