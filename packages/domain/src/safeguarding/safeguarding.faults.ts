import * as z from 'zod';
import { fault } from '../kernel/index.ts';
import { caseMessages } from './safeguarding.acts.schema.ts';
import { talkMessages } from './talk/safeguarding.talk.schema.ts';
import { CaseStatus } from './safeguarding.schema.ts';

export const caseFaults = {
  secondFactorNeeded: fault('secondFactorNeeded', 403, caseMessages.secondFactorNeeded),
  /** Another admin decided first; the data says who, and what the case is now. */
  changedMeanwhile: fault(
    'caseChanged',
    409,
    caseMessages.changedMeanwhile,
    z.object({ status: CaseStatus, by: z.string().nullable() }),
  ),
  closed: fault('caseClosed', 409, caseMessages.closed),
  notClosed: fault('caseNotClosed', 409, caseMessages.notClosed),
  alreadyYours: fault('caseAlreadyYours', 409, caseMessages.alreadyYours),
  cannotTake: fault('cannotTakeCase', 422, caseMessages.cannotTake),
  nothingThere: fault('nothingToLink', 422, caseMessages.nothingThere),
  tooManyLinks: fault('tooManyCaseLinks', 409, caseMessages.tooManyLinks),
  noChild: fault('caseHasNoChild', 409, talkMessages.noChild),
  noTalk: fault('noTalk', 409, talkMessages.nobodyYet),
  concernsYou: fault('caseConcernsYou', 409, caseMessages.concernsYou),
  nobodyNamed: fault('caseNobodyNamed', 422, caseMessages.nobodyNamed),
  referredLater: fault('referredLater', 422, caseMessages.referredLater),
};
