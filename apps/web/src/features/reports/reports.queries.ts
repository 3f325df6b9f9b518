import { call } from '#lib/client.ts';
import { type NewReport, reportEndpoints } from '@ribbon/domain/reports';
import { useMutation } from '@tanstack/react-query';

export const useFileReport = () =>
  useMutation({ mutationFn: (body: NewReport) => call(reportEndpoints.file, { body }) });
