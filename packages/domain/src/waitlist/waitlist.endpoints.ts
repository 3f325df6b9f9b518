import * as z from 'zod';
import {
  AdminReason,
  commonFaults,
  cursor,
  download,
  endpoint,
  fault,
  linkToken,
  nothing,
} from '../kernel/index.ts';
import {
  ChosenInLine,
  FirstInLine,
  InvitationToJoin,
  InvitedAgain,
  WaitlistEntry,
  WaitlistFigures,
  WaitlistFilter,
  WaitlistId,
  WaitlistQuery,
} from './waitlist.schema.ts';

const HOUR = 3600;

export const waitlistFaults = {
  invitationSpent: fault(
    'invitationSpent',
    410,
    'This invitation has expired, has been replaced by a newer one, or has been used.',
  ),
  otherAddress: fault(
    'invitedOtherAddress',
    409,
    'This invitation was sent to another email address. Please sign in with that one.',
  ),
  refusesMail: fault(
    'waitlistRefusesMail',
    409,
    'This address permanently rejects our emails, so a new one wouldn’t arrive either.',
  ),
  changedMeanwhile: fault(
    'waitlistChanged',
    409,
    'Someone else has just done this, or the person has already joined. Please check again.',
  ),
};

const ofEntry = z.object({ signupId: WaitlistId });
const byLink = z.object({ token: linkToken() });
const invited = z.object({ invited: z.int() });

/** For system admins: lists the people waiting and invites them. */
const forAdmins = {
  figures: endpoint({
    method: 'GET',
    path: '/admin/waitlist/figures',
    access: 'systemAdmin',
    summary: 'Counts the people who are waiting, invited and joined.',
    returns: WaitlistFigures,
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/waitlist',
    access: 'systemAdmin',
    summary: 'Lists the waitlist, newest first, paginated.',
    query: WaitlistQuery,
    returns: z.object({ entries: z.array(WaitlistEntry), next: cursor.nullable() }),
  }),
  csv: endpoint({
    method: 'GET',
    path: '/admin/waitlist/file',
    access: 'systemAdmin',
    summary: 'Exports the waitlist as CSV.',
    query: WaitlistFilter,
    returns: download,
    limit: { max: 20, seconds: HOUR },
  }),
  inviteFirst: endpoint({
    method: 'POST',
    path: '/admin/waitlist/invitations/first',
    access: 'systemAdmin',
    summary:
      'Invites the people who have been waiting longest, each once, even if several admins ask.',
    body: FirstInLine,
    returns: invited,
    limit: { max: 60, seconds: HOUR },
  }),
  inviteChosen: endpoint({
    method: 'POST',
    path: '/admin/waitlist/invitations',
    access: 'systemAdmin',
    summary: 'Invites those of the chosen people who are still waiting.',
    body: ChosenInLine,
    returns: invited,
    limit: { max: 60, seconds: HOUR },
  }),
  inviteAgain: endpoint({
    method: 'POST',
    path: '/admin/waitlist/:signupId/invitations',
    access: 'systemAdmin',
    summary: 'Sends a new invitation; the previous link stops working.',
    params: ofEntry,
    body: InvitedAgain,
    returns: nothing,
    faults: [commonFaults.notFound, waitlistFaults.changedMeanwhile, waitlistFaults.refusesMail],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/waitlist/:signupId',
    access: 'systemAdmin',
    summary: 'Deletes a waitlist entry, with a reason.',
    params: ofEntry,
    body: AdminReason,
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
};

/** For people with an invitation. */
const forInvited = {
  openInvitation: endpoint({
    method: 'POST',
    path: '/waitlist/invitation',
    access: 'anyone',
    summary: 'Returns the email an invitation was sent to, to prefill sign-up.',
    body: byLink,
    returns: InvitationToJoin,
    faults: [waitlistFaults.invitationSpent],
    limit: { max: 60, seconds: HOUR },
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/waitlist/invitation/accept',
    access: 'signedIn',
    outsideBeta: true,
    summary:
      'Redeems an invitation for an existing account. New accounts redeem it on confirmation.',
    body: byLink,
    returns: nothing,
    faults: [waitlistFaults.invitationSpent, waitlistFaults.otherAddress],
    limit: { max: 60, seconds: HOUR },
  }),
};

export const waitlistEndpoints = { ...forAdmins, ...forInvited };
