import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call, callForFile, wordsFor } from '#lib/http/client.ts';
import { pagedQuery } from '#lib/query/paged-query.ts';
import { saveFile } from '#lib/http/save-file.ts';
import { toast } from '#ui';
import {
  type CategoryId,
  type CompetitionId,
  type EntryId,
  type NameChoice,
  entryEndpoints,
  entryMessages,
} from '@ribbon/domain/competitions';
import type { InputOf } from '@ribbon/domain/kernel';
import { queryOptions } from '@tanstack/react-query';
import { TOPIC } from '../competitions.queries.ts';

export const entrantsQuery = (competitionId: CompetitionId) =>
  queryOptions({
    queryKey: [TOPIC, 'entrants', competitionId],
    queryFn: () => call(entryEndpoints.entrants, { params: { competitionId } }),
  });

export const ownEntriesQuery = (competitionId: CompetitionId) =>
  queryOptions({
    queryKey: [TOPIC, 'own-entries', competitionId],
    queryFn: async () => (await call(entryEndpoints.mine, { params: { competitionId } })).entries,
  });

interface InCategory {
  competitionId: CompetitionId;
  categoryId: CategoryId;
}

export const entryListQuery = (params: InCategory) =>
  pagedQuery([TOPIC, 'entries', params], (cursor) =>
    call(entryEndpoints.list, { params, query: { cursor } }),
  );

export const boardQuery = ({ competitionId, categoryId }: InCategory) =>
  pagedQuery([TOPIC, 'board', competitionId, categoryId], (cursor) =>
    call(entryEndpoints.board, { params: { competitionId }, query: { cursor, categoryId } }),
  );

export type PlanInput = InputOf<typeof entryEndpoints.plan>['body'];

export const usePlan = (competitionId: CompetitionId) =>
  useTopicMutation(
    [TOPIC],
    (body: PlanInput) => call(entryEndpoints.plan, { params: { competitionId }, body }),
    { onlyOnSuccess: true },
  );

export const useEnter = (competitionId: CompetitionId) =>
  useTopicMutation(
    [TOPIC],
    (body: InputOf<typeof entryEndpoints.enter>['body']) =>
      call(entryEndpoints.enter, { params: { competitionId }, body }),
    { success: (_, { entries }) => entryMessages.entered(entries.length) },
  );

export const useEnterGroups = (competitionId: CompetitionId) =>
  useTopicMutation(
    [TOPIC],
    (body: InputOf<typeof entryEndpoints.enterGroups>['body']) =>
      call(entryEndpoints.enterGroups, { params: { competitionId }, body }),
    { success: (_, { clubIds }) => entryMessages.entered(clubIds.length) },
  );

export const useWithdraw = (competitionId: CompetitionId) =>
  useTopicMutation(
    [TOPIC],
    (entryId: EntryId) => call(entryEndpoints.withdraw, { params: { competitionId, entryId } }),
    { success: entryMessages.withdrawn },
  );

const whatOf = ({ shown, clubShown }: NameChoice) => {
  if (shown) return clubShown ? 'both' : 'name';
  return clubShown ? 'club' : 'neither';
};

/** A young person says yes to an entry that the club has made. */
export const useAgree = (competitionId: CompetitionId) =>
  useTopicMutation(
    [TOPIC],
    (entryId: EntryId) => call(entryEndpoints.agree, { params: { competitionId, entryId } }),
    { success: entryMessages.agreed, failure: wordsFor },
  );

export const useShowName = (competitionId: CompetitionId) =>
  useTopicMutation(
    [TOPIC],
    ({ entryId, ...body }: NameChoice & { entryId: EntryId }) =>
      call(entryEndpoints.showName, { params: { competitionId, entryId }, body }),
    { success: (_, choice) => entryMessages.shown[whatOf(choice)], failure: wordsFor },
  );

export const useDraw = (params: InCategory) =>
  useTopicMutation([TOPIC], () => call(entryEndpoints.draw, { params }), {
    success: entryMessages.drawn,
    failure: wordsFor,
  });

export const useOrder = (params: InCategory) =>
  useTopicMutation(
    [TOPIC],
    (entryIds: EntryId[]) => call(entryEndpoints.order, { params, body: { entryIds } }),
    { success: entryMessages.ordered, failure: wordsFor },
  );

export async function saveEntries(competitionId: CompetitionId): Promise<void> {
  try {
    const { name, content } = await callForFile(entryEndpoints.csv, { params: { competitionId } });
    saveFile(name, content);
  } catch (error) {
    toast.error(wordsFor(error));
  }
}
