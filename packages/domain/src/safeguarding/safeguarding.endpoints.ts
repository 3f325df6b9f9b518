import * as z from 'zod';
import { before, commonFaults, cursor, endpoint } from '../kernel/index.ts';
import {
  CaseClosing,
  CaseHandOver,
  CaseNote,
  CaseReferral,
  CaseReopening,
  CaseTaking,
  NewCase,
  NewCaseLink,
} from './safeguarding.acts.schema.ts';
import { CaseColleague, CaseEntry, SafeguardingCase } from './safeguarding.case.schema.ts';
import { caseFaults } from './safeguarding.faults.ts';
import { TalkBefore, TalkPage, TalkWords } from './talk/safeguarding.talk.schema.ts';
import { CaseCounts, CaseFilter, CaseId, CaseSummary } from './safeguarding.schema.ts';

const params = z.object({ caseId: CaseId });
const { secondFactorNeeded } = caseFaults;
const faults = [secondFactorNeeded, commonFaults.notFound] as const;
const ofDecision = [...faults, caseFaults.changedMeanwhile] as const;

const reading = {
  list: endpoint({
    method: 'GET',
    path: '/admin/safeguarding',
    access: 'systemAdmin',
    summary: 'Lists safeguarding cases, nearest deadline first.',
    query: CaseFilter,
    returns: z.object({ cases: z.array(CaseSummary), next: cursor.nullable() }),
    faults: [secondFactorNeeded],
  }),
  counts: endpoint({
    method: 'GET',
    path: '/admin/safeguarding/counts',
    access: 'systemAdmin',
    summary: 'Counts cases by status, and those overdue.',
    returns: CaseCounts,
    faults: [secondFactorNeeded],
  }),
  read: endpoint({
    method: 'GET',
    path: '/admin/safeguarding/:caseId',
    access: 'systemAdmin',
    summary: 'Returns one case with everything known about it. Each opening is logged.',
    params,
    returns: SafeguardingCase,
    faults,
  }),
  timeline: endpoint({
    method: 'GET',
    path: '/admin/safeguarding/:caseId/timeline',
    access: 'systemAdmin',
    summary: 'Lists a case’s history, newest first.',
    params,
    query: z.object({ before: before.optional() }),
    returns: z.object({ entries: z.array(CaseEntry), next: z.string().nullable() }),
    faults,
  }),
  talk: endpoint({
    method: 'GET',
    path: '/admin/safeguarding/:caseId/talk',
    access: 'systemAdmin',
    summary: 'Lists the messages between our team and the child in a case, newest first.',
    params,
    query: TalkBefore,
    returns: TalkPage,
    faults,
  }),
  colleagues: endpoint({
    method: 'GET',
    path: '/admin/safeguarding/:caseId/colleagues',
    access: 'systemAdmin',
    summary: 'Lists the people a case can be handed over to.',
    params,
    returns: z.array(CaseColleague),
    faults,
  }),
};

const acting = {
  open: endpoint({
    method: 'POST',
    path: '/admin/safeguarding',
    access: 'systemAdmin',
    summary: 'Opens a case manually and starts its clock.',
    body: NewCase,
    returns: z.object({ caseId: CaseId }),
    faults: [secondFactorNeeded, caseFaults.nobodyNamed, caseFaults.concernsYou],
    limit: { max: 60, seconds: 3600 },
  }),
  answer: endpoint({
    method: 'POST',
    path: '/admin/safeguarding/:caseId/answers',
    access: 'systemAdmin',
    summary: 'Sends a message to the child, who reads it in the app. It cannot be changed.',
    params,
    body: TalkWords,
    returns: SafeguardingCase,
    faults: [...faults, caseFaults.closed, caseFaults.noChild],
  }),
  note: endpoint({
    method: 'POST',
    path: '/admin/safeguarding/:caseId/notes',
    access: 'systemAdmin',
    summary: 'Adds a note that cannot be changed.',
    params,
    body: CaseNote,
    returns: SafeguardingCase,
    faults: [...faults, caseFaults.closed],
  }),
  link: endpoint({
    method: 'POST',
    path: '/admin/safeguarding/:caseId/links',
    access: 'systemAdmin',
    summary: 'Links a post, a comment or a person to a case.',
    params,
    body: NewCaseLink,
    returns: SafeguardingCase,
    faults: [...faults, caseFaults.closed, caseFaults.nothingThere, caseFaults.tooManyLinks],
  }),
  take: endpoint({
    method: 'POST',
    path: '/admin/safeguarding/:caseId/take',
    access: 'systemAdmin',
    summary: 'Assigns a case to the caller.',
    params,
    body: CaseTaking,
    returns: SafeguardingCase,
    faults: [...ofDecision, caseFaults.closed, caseFaults.alreadyYours],
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/admin/safeguarding/:caseId/hand-over',
    access: 'systemAdmin',
    summary: 'Hands a case over to another system admin and notifies them.',
    params,
    body: CaseHandOver,
    returns: SafeguardingCase,
    faults: [...ofDecision, caseFaults.closed, caseFaults.cannotTake],
  }),
  refer: endpoint({
    method: 'POST',
    path: '/admin/safeguarding/:caseId/referral',
    access: 'systemAdmin',
    summary: 'Records a referral of a case outside the platform.',
    params,
    body: CaseReferral,
    returns: SafeguardingCase,
    faults: [...ofDecision, caseFaults.closed, caseFaults.referredLater],
  }),
  close: endpoint({
    method: 'POST',
    path: '/admin/safeguarding/:caseId/close',
    access: 'systemAdmin',
    summary: 'Closes a case with its outcome and the reason.',
    params,
    body: CaseClosing,
    returns: SafeguardingCase,
    faults: [...ofDecision, caseFaults.closed],
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/admin/safeguarding/:caseId/reopen',
    access: 'systemAdmin',
    summary: 'Reopens a closed case; its deadline starts again.',
    params,
    body: CaseReopening,
    returns: SafeguardingCase,
    faults: [...ofDecision, caseFaults.notClosed],
  }),
};

export const caseEndpoints = { ...reading, ...acting };
