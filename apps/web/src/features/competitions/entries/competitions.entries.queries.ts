import { call, callForFile, wordsFor } from '#lib/client.ts';
import { pagedQuery } from '#lib/paged-query.ts';
import { saveFile } from '#lib/save-file.ts';
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
import { queryOptions, useMutation } from '@tanstack/react-query';
import { TOPIC, useReadAgain } from '../competitions.queries.ts';

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

export function usePlan(competitionId: CompetitionId) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (body: PlanInput) => call(entryEndpoints.plan, { params: { competitionId }, body }),
    onSuccess: readAgain,
  });
}

export function useEnter(competitionId: CompetitionId) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (body: InputOf<typeof entryEndpoints.enter>['body']) =>
      call(entryEndpoints.enter, { params: { competitionId }, body }),
    onSettled: readAgain,
  });
}

export function useEnterGroup(competitionId: CompetitionId) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (body: InputOf<typeof entryEndpoints.enterGroup>['body']) =>
      call(entryEndpoints.enterGroup, { params: { competitionId }, body }),
    onSettled: readAgain,
  });
}

export function useWithdraw(competitionId: CompetitionId) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (entryId: EntryId) =>
      call(entryEndpoints.withdraw, { params: { competitionId, entryId } }),
    onSuccess: () => toast.success(entryMessages.withdrawn),
    onSettled: readAgain,
  });
}

const whatOf = ({ shown, clubShown }: NameChoice) => {
  if (shown) return clubShown ? 'both' : 'name';
  return clubShown ? 'club' : 'neither';
};

/** A young person says yes to an entry that the club has made. */
export function useAgree(competitionId: CompetitionId) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (entryId: EntryId) =>
      call(entryEndpoints.agree, { params: { competitionId, entryId } }),
    onSuccess: () => toast.success(entryMessages.agreed),
    onError: (error) => toast.error(wordsFor(error)),
    onSettled: readAgain,
  });
}

export function useShowName(competitionId: CompetitionId) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: ({ entryId, ...body }: NameChoice & { entryId: EntryId }) =>
      call(entryEndpoints.showName, { params: { competitionId, entryId }, body }),
    onSuccess: (_, choice) => toast.success(entryMessages.shown[whatOf(choice)]),
    onError: (error) => toast.error(wordsFor(error)),
    onSettled: readAgain,
  });
}

export function useDraw(params: InCategory) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: () => call(entryEndpoints.draw, { params }),
    onSuccess: () => toast.success(entryMessages.drawn),
    onError: (error) => toast.error(wordsFor(error)),
    onSettled: readAgain,
  });
}

export function useOrder(params: InCategory) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (entryIds: EntryId[]) => call(entryEndpoints.order, { params, body: { entryIds } }),
    onSuccess: () => toast.success(entryMessages.ordered),
    onError: (error) => toast.error(wordsFor(error)),
    onSettled: readAgain,
  });
}

export async function saveEntries(competitionId: CompetitionId): Promise<void> {
  try {
    const { name, content } = await callForFile(entryEndpoints.csv, { params: { competitionId } });
    saveFile(name, content);
  } catch (error) {
    toast.error(wordsFor(error));
  }
}
