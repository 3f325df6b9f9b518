import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call } from '#lib/http/client.ts';
import { pagedQuery } from '#lib/query/paged-query.ts';
import { topic } from '#lib/query/invalidate.ts';
import {
  type CaseClosing,
  type CaseHandOver,
  type CaseId,
  type CaseNote,
  type CaseReferral,
  type CaseReopening,
  type CaseTaking,
  type NewCase,
  type NewCaseLink,
  type TalkWords,
  caseEndpoints,
  caseMessages,
  talkMessages,
} from '@ribbon/domain/safeguarding';
import { queryOptions } from '@tanstack/react-query';
import type { CaseFilters } from './safeguarding.search.ts';

/** The server announces changes under the same name. */
const TOPIC = topic('safeguarding');

export const casesQuery = (filters: CaseFilters) =>
  pagedQuery([TOPIC, 'list', filters], (cursor) =>
    call(caseEndpoints.list, { query: { ...filters, cursor } }),
  );

export const caseCountsQuery = queryOptions({
  queryKey: [TOPIC, 'counts'],
  queryFn: () => call(caseEndpoints.counts),
});

export const caseQuery = (caseId: CaseId) =>
  queryOptions({
    queryKey: [TOPIC, 'case', caseId],
    queryFn: () => call(caseEndpoints.read, { params: { caseId } }),
  });

export const timelineQuery = (caseId: CaseId) =>
  pagedQuery([TOPIC, 'timeline', caseId], (before) =>
    call(caseEndpoints.timeline, { params: { caseId }, query: { before } }),
  );

export const caseTalkQuery = (caseId: CaseId) =>
  pagedQuery([TOPIC, 'talk', caseId], (before) =>
    call(caseEndpoints.talk, { params: { caseId }, query: { before } }),
  );

export const colleaguesQuery = (caseId: CaseId) =>
  queryOptions({
    queryKey: [TOPIC, 'colleagues', caseId],
    queryFn: () => call(caseEndpoints.colleagues, { params: { caseId } }),
  });

function useCaseAct<Body>(act: (body: Body) => Promise<unknown>, success: string) {
  // Said here and not in the dialog: that is gone when the case is read again.
  return useTopicMutation([TOPIC], act, { success: success });
}

export const useOpenCase = () =>
  useTopicMutation([TOPIC], (body: NewCase) => call(caseEndpoints.open, { body }), {
    success: caseMessages.openedNow,
  });

export const useAnswerChild = (caseId: CaseId) =>
  useCaseAct(
    (body: TalkWords) => call(caseEndpoints.answer, { params: { caseId }, body }),
    talkMessages.answered,
  );

export const useWriteNote = (caseId: CaseId) =>
  useCaseAct(
    (body: CaseNote) => call(caseEndpoints.note, { params: { caseId }, body }),
    caseMessages.noted,
  );

export const useLinkToCase = (caseId: CaseId) =>
  useCaseAct(
    (body: NewCaseLink) => call(caseEndpoints.link, { params: { caseId }, body }),
    caseMessages.linked,
  );

export const useTakeCase = (caseId: CaseId) =>
  useCaseAct(
    (body: CaseTaking) => call(caseEndpoints.take, { params: { caseId }, body }),
    caseMessages.taken,
  );

export const useHandOver = (caseId: CaseId) =>
  useCaseAct(
    (body: CaseHandOver) => call(caseEndpoints.handOver, { params: { caseId }, body }),
    caseMessages.handedOver,
  );

export const useRefer = (caseId: CaseId) =>
  useCaseAct(
    (body: CaseReferral) => call(caseEndpoints.refer, { params: { caseId }, body }),
    caseMessages.referred,
  );

export const useCloseCase = (caseId: CaseId) =>
  useCaseAct(
    (body: CaseClosing) => call(caseEndpoints.close, { params: { caseId }, body }),
    caseMessages.closedNow,
  );

export const useReopenCase = (caseId: CaseId) =>
  useCaseAct(
    (body: CaseReopening) => call(caseEndpoints.reopen, { params: { caseId }, body }),
    caseMessages.reopened,
  );
