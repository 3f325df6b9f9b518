import { wordsFor } from '#lib/client.ts';
import {
  Button,
  CHECK_CONNECTION,
  CheckboxField,
  Dialog,
  EmptyState,
  Fieldset,
  Form,
  Loading,
  QueryBoundary,
  SelectField,
  Skeleton,
  toast,
} from '#ui';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import {
  CLUB_HOLDS_CONSENT,
  type CategoryId,
  type CompetitionDetail,
  type Entrant,
  type Entrants,
  type Registration,
  categoryName,
  entryMessages,
} from '@ribbon/domain/competitions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { entrantsQuery, useEnter, useEnterGroup } from './competitions.entries.queries.ts';

interface Props {
  competition: CompetitionDetail;
  registration: Registration;
  onClose: () => void;
}

/**
 * Chooses a category and who enters it: the reader, their children, gymnasts of their club, or its
 * group.
 */
export function EnterDialog(props: Props) {
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && props.onClose()}
      title={`Enter ${props.competition.name}`}
    >
      <QueryBoundary
        query={useQuery(entrantsQuery(props.competition.id))}
        failed={{ title: 'The form could not be loaded', text: CHECK_CONNECTION }}
        loading={
          <Loading label="Loading...">
            <Skeleton shape="block" className="h-48" />
          </Loading>
        }
      >
        {(entrants) => <EnterForm {...props} entrants={entrants} />}
      </QueryBoundary>
    </Dialog>
  );
}

function EnterForm({
  competition,
  registration,
  entrants,
  onClose,
}: Props & { entrants: Entrants }) {
  const [first] = registration.categories;
  const [categoryId, setCategoryId] = useState<CategoryId | undefined>(first?.id);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [holdsConsent, setHoldsConsent] = useState(false);
  const enter = useEnter(competition.id);
  const enterGroup = useEnterGroup(competition.id);
  const category = registration.categories.find(({ id }) => id === categoryId);
  if (category === undefined) return null;
  const isGroup = category.discipline === 'group';
  const people = entrants.people.filter((person) => person.categoryIds.includes(category.id));
  const fits = isGroup ? entrants.clubs.length : people.length;

  async function send(): Promise<void> {
    setProblem(chosen.length === 0 ? 'Please choose who enters' : undefined);
    if (chosen.length === 0 || category === undefined) return;
    try {
      if (isGroup) {
        for (const clubId of chosen) {
          await enterGroup.mutateAsync({ categoryId: category.id, clubId });
        }
      } else {
        for (const [clubId, userIds] of byClub(people, chosen)) {
          await enter.mutateAsync({ categoryId: category.id, userIds, clubId, holdsConsent });
        }
      }
      toast.success(entryMessages.entered(chosen.length));
      onClose();
    } catch (error) {
      setProblem(wordsFor(error));
    }
  }
  return (
    <Form onSubmit={send} notice={problem}>
      <SelectField
        label="Category"
        options={registration.categories.map((one) => ({
          value: one.id,
          label: categoryName(one),
        }))}
        value={category.id}
        onChange={({ target }) => {
          setCategoryId(target.value as CategoryId);
          setChosen([]);
        }}
      />
      {fits === 0 ? (
        <EmptyState
          compact
          level={3}
          title="Nobody fits this category"
          text={
            isGroup
              ? 'The people who run or coach at a club enter its group.'
              : 'You can enter yourself, your children, and gymnasts from a club you run or coach at.'
          }
        />
      ) : (
        <Fieldset legend="Who enters?">
          {(isGroup ? entrants.clubs : people).map((one) => (
            <CheckboxField
              key={one.id}
              label={one.name}
              hint={'as' in one ? hintOf(one) : undefined}
              checked={chosen.includes(one.id)}
              onChange={({ target }) =>
                setChosen(
                  target.checked ? [...chosen, one.id] : chosen.filter((id) => id !== one.id),
                )
              }
            />
          ))}
        </Fieldset>
      )}
      {!isGroup && people.some(({ as }) => as === 'gymnast') && (
        <CheckboxField
          label={CLUB_HOLDS_CONSENT}
          hint="From 13, gymnasts say yes themselves. Up to 15, a linked parent does as well."
          checked={holdsConsent}
          onChange={({ target }) => setHoldsConsent(target.checked)}
        />
      )}
      <Button
        type="submit"
        block
        disabled={fits === 0}
        pending={enter.isPending || enterGroup.isPending}
      >
        Enter
      </Button>
    </Form>
  );
}

function hintOf({ as }: Entrant): string | undefined {
  return as === 'self' ? 'You' : as === 'child' ? 'Your child' : undefined;
}

/** Groups people by the club they are entered for; the reader and their children by none. */
function byClub(people: readonly Entrant[], chosen: readonly string[]) {
  const groups = new Map<ClubId | null, UserId[]>();
  for (const { id, clubId } of people) {
    if (chosen.includes(id)) groups.set(clubId, [...(groups.get(clubId) ?? []), id]);
  }
  return groups;
}
