import * as z from 'zod';
import { TicketId } from './reports.admin.schema.ts';
import { ReportId } from './reports.schema.ts';

/** Reports, by id only. */
export const reportEvents = {
  'content.reported': z.object({ reportId: ReportId }),
  /** The time to answer it is over, unless it was answered. */
  'report.due': z.object({ ticketId: TicketId }),
  'report.decided': z.object({
    reportId: ReportId,
    /** Something was really done. */
    acted: z.boolean(),
    isResolved: z.boolean().default(false),
  }),
};
