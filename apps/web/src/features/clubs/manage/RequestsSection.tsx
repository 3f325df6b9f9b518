import { wordsFor } from '#lib/client.ts';
import { longDay } from '#lib/format.ts';
import { Button, ErrorState, Initials, List, ListRow, Section, toast } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import type { MembershipRequest } from '@ribbon/domain/clubs';
import { useQuery } from '@tanstack/react-query';
import { requestsQuery, useDecide } from './manage.queries.ts';

/** Who waits for the club's word. Not there while nobody does. */
export function RequestsSection({ clubId }: { clubId: ClubId }) {
  const { data: requests, isLoadingError, isFetching, refetch } = useQuery(requestsQuery(clubId));
  if (!isLoadingError && (requests === undefined || requests.length === 0)) return null;
  return (
    <Section
      title="Waiting for your answer"
      intro="Say yes only to people whom the club knows: members see each other, and many are children. A child’s guardian has agreed already."
    >
      {isLoadingError && (
        <ErrorState
          level={3}
          title="The requests could not be loaded"
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <List label="Requests to join">
        {requests?.map((request) => (
          <Request key={request.membershipId} clubId={clubId} request={request} />
        ))}
      </List>
    </Section>
  );
}

function Request({ clubId, request }: { clubId: ClubId; request: MembershipRequest }) {
  const decide = useDecide(clubId);
  const { membershipId, name, username, askedAt } = request;
  const isCoach = request.role === 'coach' && request.isAdult;
  // Told also when the row is gone by then.
  const answer = (approve: boolean) =>
    void decide.mutateAsync({ membershipId, approve }).then(
      () => toast.success(approve ? `${name} is in` : `The request of ${name} is declined`),
      (error: unknown) => toast.error(wordsFor(error)),
    );
  const answering = decide.isPending ? decide.variables.approve : undefined;
  return (
    <ListRow
      icon={<Initials name={name} />}
      title={name}
      text={`@${username} asked ${isCoach ? 'to join as a coach ' : ''}on ${longDay(askedAt)}`}
      action={
        <>
          <Button
            variant="secondary"
            pending={answering === false}
            disabled={answering === true}
            onClick={() => answer(false)}
          >
            Decline<span className="sr-only"> {name}</span>
          </Button>
          <Button
            pending={answering === true}
            disabled={answering === false}
            onClick={() => answer(true)}
          >
            {isCoach ? 'Approve as coach' : 'Approve'}
            <span className="sr-only"> {name}</span>
          </Button>
        </>
      }
    />
  );
}
