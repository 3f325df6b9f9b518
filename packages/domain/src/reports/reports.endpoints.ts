import * as z from 'zod';
import { commonFaults, endpoint, fault } from '../kernel/index.ts';
import { DisclosureId } from '../moderation/index.ts';
import { NewReport } from './reports.schema.ts';

export const reportFaults = {
  alreadyReported: fault('alreadyReported', 409, 'You have already reported this content'),
  ownContent: fault('ownContent', 422, 'You cannot report your own content.'),
};

export const reportEndpoints = {
  file: endpoint({
    method: 'POST',
    path: '/reports',
    access: 'signedIn',
    summary: 'Reports something one can see. Nothing in a report is refused for its words.',
    body: NewReport,
    returns: z.object({
      /** The words sound as if somebody is hurt: help is offered beside the thanks. */
      disclosureId: DisclosureId.nullable(),
    }),
    faults: [commonFaults.notFound, reportFaults.alreadyReported, reportFaults.ownContent],
    limit: { max: 30, seconds: 3600 },
  }),
};
