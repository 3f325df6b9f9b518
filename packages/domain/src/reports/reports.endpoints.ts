import * as z from 'zod';
import { friendFaults } from '../friends/index.ts';
import { UserId } from '../accounts/index.ts';
import { commonFaults, endpoint, fault, nothing } from '../kernel/index.ts';
import { DisclosureId } from '../moderation/index.ts';
import { NewReport, OpenReport, Opening, OwnReport, PersonReport } from './reports.schema.ts';

export const reportFaults = {
  alreadyReported: fault('alreadyReported', 409, 'You have already reported this content'),
  ownContent: fault('ownContent', 422, 'You can’t report your own content.'),
};

const Filed = z.object({
  /** The words sound as if somebody is hurt: help is offered beside the thanks. */
  disclosureId: DisclosureId.nullable(),
});

export const reportEndpoints = {
  file: endpoint({
    method: 'POST',
    path: '/reports',
    access: 'anyAccount',
    summary: 'Reports something the caller can see. No report is refused for its wording.',
    body: NewReport,
    returns: Filed,
    faults: [commonFaults.notFound, reportFaults.alreadyReported, reportFaults.ownContent],
    limit: { max: 30, seconds: 3600 },
  }),
  filePerson: endpoint({
    method: 'POST',
    path: '/reports/people',
    access: 'anyAccount',
    summary: 'Reports a person by username, including people the caller can no longer see.',
    body: PersonReport,
    returns: Filed,
    faults: [friendFaults.nobodyNamed, reportFaults.alreadyReported, reportFaults.ownContent],
    // Few enough that nobody tries names.
    limit: { max: 20, seconds: 3600 },
  }),
  fileOpenly: endpoint({
    method: 'POST',
    path: '/reports/open',
    access: 'anyone',
    summary:
      'Reports something without an account. The response does not reveal whether it exists.',
    body: OpenReport,
    returns: nothing,
    limit: { max: 5, seconds: 3600 },
  }),
  mine: endpoint({
    method: 'GET',
    path: '/reports',
    access: 'anyAccount',
    summary: 'Lists the caller’s reports and their outcome; the newest 50.',
    returns: z.object({ reports: z.array(OwnReport) }),
  }),
  openings: endpoint({
    method: 'GET',
    path: '/family/children/:childId/openings',
    access: 'signedIn',
    outsideBeta: true,
    summary: 'Lists when moderators opened private content of the caller’s child.',
    params: z.object({ childId: UserId }),
    returns: z.object({ openings: z.array(Opening) }),
    faults: [commonFaults.notFound],
  }),
};
