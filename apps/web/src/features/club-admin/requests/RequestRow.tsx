import { PersonPortrait } from '#features/media';
import { wordsFor } from '#lib/http/client.ts';
import { longDay } from '#lib/format/format.ts';
import { Button, ListRow, toast } from '#ui';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { MembershipRequest } from '@ribbon/domain/clubs';
import { useState } from 'react';
import { GuardianQuestion } from '../guardians/GuardianQuestion.tsx';
import { useDecide } from '../club-admin.queries.ts';
import { asksAsCoach } from './club-admin.requests.rules.ts';
import { t } from '@ribbon/domain/kernel';

/** What somebody did to be here. */
function didWhat(request: MembershipRequest): string {
  const asCoach = asksAsCoach(request) ? ' as a coach' : '';
  const did = request.hasJoined ? 'joined' : 'asked to join';
  return t('{did}{asCoach} on {askedAt}', { did, asCoach, askedAt: longDay(request.askedAt) });
}

/** A pending request, with buttons to accept and decline. */
export function RequestRow({
  clubId,
  request,
  choice,
}: {
  clubId: ClubId;
  request: MembershipRequest;
  /**
   * Set where several can be approved at once; `never` for a request that has to be answered alone.
   */
  choice: { isChosen: boolean; onChoose: (isChosen: boolean) => void } | 'never' | false;
}) {
  const decide = useDecide(clubId);
  const { membershipId, name, username } = request;
  // Announced even if the row is unmounted by then.
  const answer = (approve: boolean, knownGuardians: UserId[] = []) =>
    void decide.mutateAsync({ membershipId, approve, knownGuardians }).then(
      () =>
        toast.success(
          approve
            ? t('{name} is now a member', { name })
            : t('You declined {name}’s request', { name }),
        ),
      (error: unknown) => toast.error(wordsFor(error)),
    );
  const [asking, setAsking] = useState(false);
  const answering = decide.isPending ? decide.variables.approve : undefined;
  const isOfGuardians = request.guardians.length > 0;
  return (
    <>
      <ListRow
        icon={
          <span className="flex items-center gap-3">
            {choice === 'never' && <span className="size-6 shrink-0" />}
            {choice && choice !== 'never' && (
              <label className="-m-2.5 flex p-2.5">
                <input
                  type="checkbox"
                  aria-label={t('Select {name}', { name })}
                  className="check size-6 shrink-0 rounded-sm"
                  checked={choice.isChosen}
                  onChange={(event) => choice.onChoose(event.target.checked)}
                />
              </label>
            )}
            <PersonPortrait person={request} size="md" />
          </span>
        }
        title={name}
        text={`@${username} ${didWhat(request)}`}
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
              variant={choice ? 'secondary' : 'primary'}
              pending={answering === true}
              disabled={answering === false}
              onClick={() => (isOfGuardians ? setAsking(true) : answer(true))}
            >
              {asksAsCoach(request) ? 'Approve as coach' : 'Approve'}
              <span className="sr-only"> {name}</span>
            </Button>
          </>
        }
      />
      {isOfGuardians && (
        <GuardianQuestion
          request={request}
          open={asking}
          onOpenChange={setAsking}
          onAnswer={(known) => {
            setAsking(false);
            answer(true, known);
          }}
        />
      )}
    </>
  );
}
