import { listed } from '#lib/format/format.ts';
import {
  Button,
  CHECK_CONNECTION,
  CheckboxField,
  Dialog,
  EmptyState,
  Fieldset,
  Form,
  Loading,
  Notice,
  QueryBoundary,
  SelectField,
  Skeleton,
} from '#ui';
import {
  CLUB_HOLDS_CONSENT,
  type CategoryId,
  type CompetitionDetail,
  type Entrant,
  type Entrants,
  type Registration,
  categoryName,
} from '@ribbon/domain/competitions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { entrantsQuery } from './competitions.entries.queries.ts';
import { useEntering } from './useEntering.ts';

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
        failed={{ title: 'We couldn’t load the form', text: CHECK_CONNECTION }}
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
  const category = registration.categories.find(({ id }) => id === categoryId);
  const entering = useEntering(competition.id, category, entrants, onClose);
  if (category === undefined) return null;
  const { choices, isGroup, entered, problem, consent } = entering;
  return (
    <Form onSubmit={entering.submit} notice={problem}>
      {problem !== undefined && entered.length > 0 && (
        <Notice tone="safe" title="Already entered">
          {listed(entered)}
        </Notice>
      )}
      <SelectField
        label="Category"
        options={registration.categories.map((one) => ({
          value: one.id,
          label: categoryName(one),
        }))}
        value={category.id}
        onChange={({ target }) => {
          setCategoryId(target.value as CategoryId);
          entering.clear();
        }}
      />
      {choices.length === 0 ? (
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
        <Fieldset legend="Who’s entering?">
          {choices.map((one) => (
            <CheckboxField
              key={one.id}
              label={one.name}
              hint={'as' in one ? hintOf(one) : undefined}
              checked={entering.isChosen(one)}
              onChange={({ target }) => entering.choose(one.id, target.checked)}
            />
          ))}
        </Fieldset>
      )}
      {consent !== undefined && (
        <CheckboxField
          label={CLUB_HOLDS_CONSENT}
          hint="From the age of 13, gymnasts say yes for themselves. Until they’re 16, a linked parent has to say yes too."
          checked={consent}
          onChange={({ target }) => entering.setHoldsConsent(target.checked)}
        />
      )}
      <Button type="submit" block disabled={choices.length === 0} pending={entering.isSending}>
        Enter
      </Button>
    </Form>
  );
}

function hintOf({ as }: Entrant): string | undefined {
  return as === 'self' ? 'You' : as === 'child' ? 'Your child' : undefined;
}
