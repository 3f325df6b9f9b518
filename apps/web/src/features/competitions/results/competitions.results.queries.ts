import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call, callForFile, wordsFor } from '#lib/http/client.ts';
import { pagedQuery } from '#lib/query/paged-query.ts';
import { saveFile } from '#lib/http/save-file.ts';
import { toast } from '#ui';
import {
  type CategoryId,
  type CompetitionId,
  type EntryId,
  resultEndpoints as endpoints,
  resultMessages,
} from '@ribbon/domain/competitions';
import type { InputOf } from '@ribbon/domain/kernel';
import { queryOptions } from '@tanstack/react-query';
import { TOPIC } from '../competitions.queries.ts';

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

export const useScore = (params: InCategory) =>
  useTopicMutation([TOPIC], ({ entryId, ...body }: Typed & { entryId: EntryId }) =>
    call(endpoints.score, { params: { ...params, entryId }, body }),
  );

export const useScoring = (params: InCategory) =>
  useTopicMutation([TOPIC], (body: InputOf<typeof endpoints.scoring>['body']) =>
    call(endpoints.scoring, { params, body }),
  );

export const usePublish = (params: InCategory) =>
  useTopicMutation([TOPIC], () => call(endpoints.publish, { params }), {
    success: resultMessages.published,
    failure: wordsFor,
  });

export const useImportResults = (competitionId: CompetitionId) =>
  useTopicMutation([TOPIC], (body: InputOf<typeof endpoints.import>['body']) =>
    call(endpoints.import, { params: { competitionId }, body }),
  );

export async function saveResults(competitionId: CompetitionId): Promise<void> {
  try {
    const { name, content } = await callForFile(endpoints.csv, { params: { competitionId } });
    saveFile(name, content);
  } catch (error) {
    toast.error(wordsFor(error));
  }
}
