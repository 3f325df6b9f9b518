import * as z from 'zod';
import { ReportId } from './reports.schema.ts';

/** Somebody told us about something; by id only. */
export const reportEvents = {
  'content.reported': z.object({ reportId: ReportId }),
};
