import { wordsFor } from '#lib/http/client.ts';
import { Button, CheckboxField, List, QueryBoundary, Section, toast } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { type MembershipId, REQUESTS_AT_ONCE } from '@ribbon/domain/clubs';
import { t } from '@ribbon/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requestsQuery, useConfirm } from '../club-admin.queries.ts';
import { RequestRow } from './RequestRow.tsx';
import { asksAsCoach } from './club-admin.requests.rules.ts';

/**
 * Requests that need the club's decision, one by one or many at once; hidden while there are none.
 */
export function RequestsSection({ clubId }: { clubId: ClubId }) {
  const query = useQuery(requestsQuery(clubId));
  const requests = query.data ?? [];
  const [chosen, setChosen] = useState<ReadonlySet<MembershipId>>(new Set());
  const confirm = useConfirm(clubId);
  if (!query.isLoadingError && requests.length === 0) return null;
  // Coaches meet the children, so each of them is looked at alone.
  const waiting = requests
    .filter((one) => !asksAsCoach(one))
    .map(({ membershipId }) => membershipId);
  // Drops requests answered meanwhile from the selection.
  const ticked = waiting.filter((id) => chosen.has(id)).slice(0, REQUESTS_AT_ONCE);
  const tick = (ids: readonly MembershipId[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  };
  const confirmAll = () =>
    void confirm.mutateAsync(ticked).then(
      ({ confirmed }) => {
        setChosen(new Set());
        toast.success(
          confirmed === 0
            ? 'Someone has already answered these requests'
            : t('{confirmed, plural, one {# person} other {# people}} joined the club', {
                confirmed,
              }),
        );
      },
      (error: unknown) => toast.error(wordsFor(error)),
    );
  return (
    <Section
      title="Waiting for your answer"
      intro="Please only approve people your club knows: members can see each other, and many are children. For a child, the guardian has already said yes."
    >
      {waiting.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <CheckboxField
            label={
              requests.some(asksAsCoach)
                ? t('Select all {waiting} except coaches', { waiting: waiting.length })
                : t('Select all {waiting}', { waiting: waiting.length })
            }
            checked={ticked.length === waiting.length}
            onChange={(event) => tick(waiting, event.target.checked)}
          />
          <Button disabled={ticked.length === 0} pending={confirm.isPending} onClick={confirmAll}>
            {ticked.length === 0
              ? 'Approve'
              : t('Approve {count, plural, one {# person} other {# people}}', {
                  count: ticked.length,
                })}
          </Button>
        </div>
      )}
      <QueryBoundary
        query={query}
        failed={{ level: 3, title: 'We couldn’t load the requests' }}
        loading={null}
      >
        {() => (
          <List label="Requests to join">
            {requests.map((request) => (
              <RequestRow
                key={request.membershipId}
                clubId={clubId}
                request={request}
                choice={
                  waiting.length > 1 &&
                  (asksAsCoach(request)
                    ? 'never'
                    : {
                        isChosen: chosen.has(request.membershipId),
                        onChoose: (isOn) => tick([request.membershipId], isOn),
                      })
                }
              />
            ))}
          </List>
        )}
      </QueryBoundary>
    </Section>
  );
}
