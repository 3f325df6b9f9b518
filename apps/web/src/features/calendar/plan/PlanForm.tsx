import { ModeratedForm, useModeratedForm } from '#features/moderation';
import { Button, RadioCards, toast } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { calendarFaults, type ClubEvent, NewEvent, SeriesScope } from '@ribbon/domain/calendar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarsQuery, eventQuery, useChangeEvent, usePlanEvent } from '../calendar.queries.ts';
import { PlanFields } from './PlanFields.tsx';
import { formOf } from './calendar.plan.form.ts';
import { SCOPE_CARDS } from './calendar.scopes.texts.ts';
import { t } from '@ribbon/domain/kernel';

export function PlanForm({
  clubId,
  event,
  onDone,
}: {
  clubId: ClubId;
  event: ClubEvent | undefined;
  onDone: () => void;
}) {
  const form = useModeratedForm(NewEvent, formOf(event), 'title');
  const zone = useQuery(calendarsQuery).data?.find((club) => club.clubId === clubId)?.zone;
  const [scope, setScope] = useState<SeriesScope>('this');
  const { save, isPending } = useSave(clubId, event, scope);
  const submit = form.handleSubmit((plan) =>
    save(plan).then((words) => {
      toast.success(words);
      onDone();
    }, form.showFault),
  );
  return (
    <ModeratedForm form={form} onSubmit={submit}>
      <PlanFields form={form} canRepeat={event === undefined} zone={zone} />
      {event?.seriesId != null && (
        <RadioCards
          label="Which events do you want to change?"
          name="scope"
          columns={2}
          options={SCOPE_CARDS}
          value={scope}
          onChange={({ target }) => setScope(SeriesScope.parse(target.value))}
        />
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onDone}>
          Close without saving
        </Button>
        <Button type="submit" pending={isPending}>
          {event ? 'Save changes' : 'Schedule Event'}
        </Button>
      </div>
    </ModeratedForm>
  );
}

/** Saves what is new or changed, and says in words what was done. */
function useSave(clubId: ClubId, event: ClubEvent | undefined, scope: SeriesScope) {
  const queries = useQueryClient();
  const plan = usePlanEvent(clubId);
  const change = useChangeEvent(event?.id ?? ('' as ClubEvent['id']));
  const [version, setVersion] = useState(event?.version ?? 1);

  async function save({ repeatUntil, ...details }: NewEvent): Promise<string> {
    if (event === undefined) {
      const { eventIds } = await plan.mutateAsync({ ...details, repeatUntil });
      return t('{count, plural, one {Event} other {# events}} added to the calendar.', {
        count: eventIds.length,
      });
    }
    try {
      await change.mutateAsync({ ...details, version, scope });
    } catch (error) {
      // What was typed stays; saved once more it is meant to replace what the other person wrote.
      if (calendarFaults.changedMeanwhile.matches(error)) {
        const { version: newest } = await queries.fetchQuery(eventQuery(event.id));
        setVersion(newest);
        throw calendarFaults.changedMeanwhile({
          message: `${error.message} Your text is still here. If you save, you’ll overwrite the other change.`,
        });
      }
      throw error;
    }
    return 'Your changes have been saved.';
  }
  return { save, isPending: plan.isPending || change.isPending };
}
