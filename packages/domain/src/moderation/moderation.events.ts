import * as z from 'zod';
import { SafeguardingReportId } from './moderation.schema.ts';

/** A worry about a child was opened: the people who can act hear of it, by id only. */
export const moderationEvents = {
  'safeguarding.opened': z.object({ reportId: SafeguardingReportId }),
};
