import { call, callForFile, wordsFor } from '#lib/client.ts';
import { pagedQuery } from '#lib/paged-query.ts';
import { saveFile } from '#lib/save-file.ts';
import { toast } from '#ui';
import {
  type CategoryId,
  type CompetitionId,
  type EntryId,
  resultEndpoints as endpoints,
  resultMessages,
} from '@ribbon/domain/competitions';
import type { InputOf } from '@ribbon/domain/kernel';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { TOPIC, useReadAgain } from '../competitions.queries.ts';

export interface InCategory {
  competitionId: CompetitionId;
  categoryId: CategoryId;
}

export const resultsQuery = (params: InCategory) =>
  pagedQuery([TOPIC, 'results', params], (cursor) =>
    call(endpoints.list, { params, query: { cursor } }),
  );

export const sheetQuery = (params: InCategory) =>
  pagedQuery([TOPIC, 'sheet', params], (cursor) =>
    call(endpoints.sheet, { params, query: { cursor } }),
  );

export const changesQuery = (params: InCategory) =>
  queryOptions({
    queryKey: [TOPIC, 'changes', params],
    queryFn: async () => (await call(endpoints.changes, { params })).changes,
  });

type Typed = InputOf<typeof endpoints.score>['body'];

export function useScore(params: InCategory) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: ({ entryId, ...body }: Typed & { entryId: EntryId }) =>
      call(endpoints.score, { params: { ...params, entryId }, body }),
    onSettled: readAgain,
  });
}

export function useScoring(params: InCategory) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (body: InputOf<typeof endpoints.scoring>['body']) =>
      call(endpoints.scoring, { params, body }),
    onSettled: readAgain,
  });
}

export function usePublish(params: InCategory) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: () => call(endpoints.publish, { params }),
    onSuccess: () => toast.success(resultMessages.published),
    onError: (error) => toast.error(wordsFor(error)),
    onSettled: readAgain,
  });
}

export function useImportResults(competitionId: CompetitionId) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (body: InputOf<typeof endpoints.import>['body']) =>
      call(endpoints.import, { params: { competitionId }, body }),
    onSettled: readAgain,
  });
}

export async function saveResults(competitionId: CompetitionId): Promise<void> {
  try {
    const { name, content } = await callForFile(endpoints.csv, { params: { competitionId } });
    saveFile(name, content);
  } catch (error) {
    toast.error(wordsFor(error));
  }
}
