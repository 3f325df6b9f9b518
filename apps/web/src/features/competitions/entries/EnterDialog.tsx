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
} from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import {
  CLUB_HOLDS_CONSENT,
  type CategoryId,
  type CompetitionDetail,
  type Entrants,
  type Registration,
  categoryName,
} from '@ribbon/domain/competitions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { entrantsQuery } from './competitions.entries.queries.ts';
import { type Choice, useEntering } from './useEntering.ts';
import { t } from '@ribbon/domain/kernel';

/** Without a club, as the value of a choice. */
const NO_CLUB = '';

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
      title={t('Enter {competition}', { competition: props.competition.name })}
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
  const { choices, isGroup, refusal, consent } = entering;
  return (
    <Form onSubmit={entering.submit} notice={refusal.notice}>
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
          title="No one is eligible for this category"
          text={
            isGroup
              ? 'A club’s group is entered by its coaches or administrators.'
              : 'You can enter yourself, your children, and gymnasts from a club you run or coach at.'
          }
        />
      ) : (
        <Fieldset legend="Who’s entering?" error={refusal.about}>
          {choices.map((one) => (
            <ChoiceFields
              key={one.id}
              choice={one}
              clubs={entrants.clubs}
              reason={refusal.reasons?.[one.id]}
              entering={entering}
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
      <Button
        type="submit"
        block
        disabled={choices.every(({ isEntered }) => isEntered)}
        pending={entering.isSending}
      >
        Enter
      </Button>
    </Form>
  );
}

interface ChoiceProps {
  choice: Choice;
  clubs: Entrants['clubs'];
  reason: string | undefined;
  entering: Pick<ReturnType<typeof useEntering>, 'isChosen' | 'choose' | 'clubFor' | 'chooseClub'>;
}

/** One line to tick; a person of several clubs enters for one of them. */
function ChoiceFields({ choice, clubs, reason, entering }: ChoiceProps) {
  const { id, name, isEntered, clubIds } = choice;
  const isChosen = entering.isChosen(choice);
  return (
    <div>
      <CheckboxField
        label={name}
        hint={hintOf(choice)}
        error={reason}
        checked={isEntered || isChosen}
        disabled={isEntered}
        onChange={({ target }) => entering.choose(id, target.checked)}
      />
      {isChosen && clubIds.length > 1 && (
        <SelectField
          className="mt-2 mb-2 pl-9"
          label={t('Club for {name}', { name })}
          options={clubIds.map((clubId) => ({
            value: clubId ?? NO_CLUB,
            label: clubs.find((club) => club.id === clubId)?.name ?? 'Without a club',
          }))}
          value={entering.clubFor(choice) ?? NO_CLUB}
          onChange={({ target }) =>
            entering.chooseClub(id, target.value === NO_CLUB ? null : (target.value as ClubId))
          }
        />
      )}
    </div>
  );
}

const HINTS: Readonly<Record<Choice['as'], string | undefined>> = {
  self: 'You',
  child: 'Your child',
  gymnast: undefined,
  group: undefined,
};

const hintOf = ({ as, isEntered }: Choice): string | undefined =>
  isEntered ? 'Already entered' : HINTS[as];
