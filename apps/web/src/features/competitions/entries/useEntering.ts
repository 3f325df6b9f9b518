import { wordsFor } from '#lib/http/client.ts';
import { listed } from '#lib/format/format.ts';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import {
  CHOOSE_WHO,
  type CompetitionId,
  type Entrant,
  type Entrants,
  type EntryCategory,
  entryMessages,
} from '@ribbon/domain/competitions';
import { Fault } from '@ribbon/domain/kernel';
import { type SyntheticEvent, useState } from 'react';
import { useEnter, useEnterGroups } from './competitions.entries.queries.ts';

/** A person or a group that can be ticked. */
export interface Choice {
  id: UserId | ClubId;
  name: string;
  as: Entrant['as'] | 'group';
  isEntered: boolean;
  /** The clubs to choose from, where there is a choice; null stands for none. */
  clubIds: readonly (ClubId | null)[];
}

interface Refusal {
  notice?: string;
  /** About the whole list of choices. */
  about?: string;
  /** By the id of the choice. */
  reasons?: Readonly<Record<string, string>>;
}

/** Who is chosen for a category, and sending it in one request: all are entered, or nobody is. */
export function useEntering(
  competitionId: CompetitionId,
  category: EntryCategory | undefined,
  entrants: Entrants,
  onDone: () => void,
) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [clubOf, setClubOf] = useState<Readonly<Record<string, ClubId | null>>>({});
  const [refusal, setRefusal] = useState<Refusal>({});
  const [holdsConsent, setHoldsConsent] = useState(false);
  const enter = useEnter(competitionId);
  const enterGroups = useEnterGroups(competitionId);

  const isGroup = category?.discipline === 'group';
  const choices = category ? choicesOf(category, entrants) : [];
  const isSending = enter.isPending || enterGroups.isPending;
  const isChosen = ({ id, isEntered }: Choice) => !isEntered && chosen.includes(id);
  const clubFor = ({ id, clubIds }: Choice): ClubId | null => clubOf[id] ?? clubIds[0] ?? null;

  function send({ id: categoryId }: EntryCategory, picked: readonly Choice[]): Promise<unknown> {
    if (isGroup) {
      const clubIds = picked.map(({ id }) => id as ClubId);
      return enterGroups.mutateAsync({ categoryId, clubIds });
    }
    const entries = picked.map((one) => ({ userId: one.id as UserId, clubId: clubFor(one) }));
    return enter.mutateAsync({ categoryId, entries, holdsConsent });
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (category === undefined || isSending) return;
    const picked = choices.filter(isChosen);
    setRefusal(picked.length === 0 ? { about: CHOOSE_WHO } : {});
    if (picked.length === 0) return;
    send(category, picked).then(onDone, (error: unknown) => setRefusal(refusalIn(error, picked)));
  }

  return {
    choices,
    isGroup,
    isChosen,
    choose: (id: string, isOn: boolean) =>
      setChosen((before) => (isOn ? [...before, id] : before.filter((one) => one !== id))),
    clubFor,
    chooseClub: (id: string, clubId: ClubId | null) =>
      setClubOf((before) => ({ ...before, [id]: clubId })),
    clear: () => {
      setChosen([]);
      setRefusal({});
    },
    refusal,
    isSending,
    consent: choices.some(({ as, isEntered }) => as === 'gymnast' && !isEntered)
      ? holdsConsent
      : undefined,
    setHoldsConsent,
    submit,
  };
}

function choicesOf(category: EntryCategory, { people, clubs }: Entrants): Choice[] {
  if (category.discipline === 'group') {
    return clubs.map(({ id, name, enteredIn }) => ({
      id,
      name,
      as: 'group',
      isEntered: enteredIn.includes(category.id),
      clubIds: [],
    }));
  }
  return people
    .filter(({ categoryIds }) => categoryIds.includes(category.id))
    .map(({ id, name, as, clubIds, enteredIn }) => ({
      id,
      name,
      as,
      isEntered: enteredIn.includes(category.id),
      clubIds: as === 'gymnast' ? clubIds : [null, ...clubIds],
    }));
}

/** A refusal beside the people it names; the list of choices was sent in their order. */
function refusalIn(error: unknown, picked: readonly Choice[]): Refusal {
  const issues = error instanceof Fault ? error.issues : [];
  const refused = issues.flatMap(({ path, message }) => {
    const choice = picked[Number(path.split('.')[1])];
    return choice ? [{ ...choice, message }] : [];
  });
  if (refused.length === 0) return { notice: wordsFor(error) };
  return {
    notice: entryMessages.notEntered(listed(refused.map(({ name }) => name))),
    reasons: Object.fromEntries(refused.map(({ id, message }) => [id, message])),
  };
}
