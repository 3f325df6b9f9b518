import { wordsFor } from '#lib/http/client.ts';
import { toast } from '#ui';
import {
  type CompetitionId,
  type Entrant,
  type Entrants,
  type EntryCategory,
  entryMessages,
} from '@ribbon/domain/competitions';
import { type SyntheticEvent, useState } from 'react';
import { useEnter, useEnterGroup } from './competitions.entries.queries.ts';

/** What one request enters: the chosen people of one club, or its group. */
interface Batch {
  ids: readonly string[];
  names: readonly string[];
  send: () => Promise<unknown>;
}

/**
 * Who is chosen for a category, and sending it: one request for each club. What came through stays
 * entered, and pressing again sends only the rest.
 */
export function useEntering(
  competitionId: CompetitionId,
  category: EntryCategory | undefined,
  { people: all, clubs }: Entrants,
  onDone: () => void,
) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [entered, setEntered] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [holdsConsent, setHoldsConsent] = useState(false);
  const enter = useEnter(competitionId);
  const enterGroup = useEnterGroup(competitionId);

  const people = all.filter(({ categoryIds }) => category && categoryIds.includes(category.id));
  const isGroup = category?.discipline === 'group';
  const isChosen = ({ id }: { id: string }) => chosen.includes(id);

  const groupsOf = ({ id: categoryId }: EntryCategory): Batch[] =>
    clubs.filter(isChosen).map(({ id: clubId, name }) => ({
      ids: [clubId],
      names: [name],
      send: () => enterGroup.mutateAsync({ categoryId, clubId }),
    }));

  /** Gymnasts by the club they are entered for; the reader and their children by none. */
  const peopleOf = ({ id: categoryId }: EntryCategory): Batch[] =>
    [...Map.groupBy(people.filter(isChosen), ({ clubId }: Entrant) => clubId)].map(
      ([clubId, group]) => {
        const userIds = group.map(({ id }) => id);
        return {
          ids: userIds,
          names: group.map(({ name }) => name),
          send: () => enter.mutateAsync({ categoryId, userIds, clubId, holdsConsent }),
        };
      },
    );

  async function send(batches: readonly Batch[]): Promise<void> {
    const done = [...entered];
    for (const { ids, names, send: sendOne } of batches) {
      await sendOne();
      done.push(...names);
      setEntered([...done]);
      setChosen((left) => left.filter((id) => !ids.includes(id)));
    }
    toast.success(entryMessages.entered(done.length));
    onDone();
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (category === undefined || isSending) return;
    setProblem(chosen.length === 0 ? 'Please choose who’s entering' : undefined);
    if (chosen.length === 0) return;
    setSending(true);
    send(isGroup ? groupsOf(category) : peopleOf(category))
      .catch((error: unknown) => setProblem(wordsFor(error)))
      .finally(() => setSending(false));
  }

  return {
    choices: isGroup ? clubs : people,
    isGroup,
    isChosen,
    choose: (id: string, isOn: boolean) =>
      setChosen((before) => (isOn ? [...before, id] : before.filter((one) => one !== id))),
    clear: () => setChosen([]),
    /** Names of those that came through although not all did. */
    entered,
    problem,
    isSending,
    consent: isGroup || people.every(({ as }) => as !== 'gymnast') ? undefined : holdsConsent,
    setHoldsConsent,
    submit,
  };
}
