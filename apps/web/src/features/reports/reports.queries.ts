import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call } from '#lib/http/client.ts';
import type { UserId } from '@ribbon/domain/accounts';
import {
  type NewReport,
  type OpenReport,
  type PersonReport,
  reportEndpoints,
} from '@ribbon/domain/reports';
import { queryOptions } from '@tanstack/react-query';

const OWN_REPORTS = ['own-reports'];

export const ownReportsQuery = queryOptions({
  queryKey: OWN_REPORTS,
  queryFn: async () => (await call(reportEndpoints.mine)).reports,
});

export const openingsQuery = (childId: UserId) =>
  queryOptions({
    queryKey: ['openings', childId],
    queryFn: async () => (await call(reportEndpoints.openings, { params: { childId } })).openings,
  });

const useReporting = <Body, Answer>(send: (body: Body) => Promise<Answer>) =>
  useTopicMutation([OWN_REPORTS], send, { onlyOnSuccess: true });

export const useFileReport = () =>
  useReporting((body: NewReport) => call(reportEndpoints.file, { body }));

export const useReportPerson = () =>
  useReporting((body: PersonReport) => call(reportEndpoints.filePerson, { body }));

export const useReportOpenly = () =>
  useReporting((body: OpenReport) => call(reportEndpoints.fileOpenly, { body }));
