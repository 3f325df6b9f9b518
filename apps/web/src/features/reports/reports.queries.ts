import { call } from '#lib/client.ts';
import { type NewReport, type PersonReport, reportEndpoints } from '@ribbon/domain/reports';
import { useMutation } from '@tanstack/react-query';

export const useFileReport = () =>
  useMutation({ mutationFn: (body: NewReport) => call(reportEndpoints.file, { body }) });

export const useReportPerson = () =>
  useMutation({ mutationFn: (body: PersonReport) => call(reportEndpoints.filePerson, { body }) });
