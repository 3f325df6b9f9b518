import * as z from 'zod';
import { UserId } from '../accounts/index.ts';
import { commonFaults, endpoint, nothing } from '../kernel/index.ts';
import { familyFaults } from './families.faults.ts';
import { OwnGuardianInvite, WaitingLink, WaitingLinkId } from './families.schema.ts';

const ofLink = z.object({ linkId: WaitingLinkId });

/** How a young person of 13 to 17 and an adult are linked, and part. Parting works in every state of an account. */
export const linkEndpoints = {
  inviteOwnGuardian: endpoint({
    method: 'POST',
    path: '/family/guardians',
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'limited',
    summary: 'A person of 13 to 17 asks somebody to look after the account with them.',
    body: OwnGuardianInvite,
    returns: nothing,
    faults: [familyFaults.tooManyLinks, familyFaults.tooManyGuardians],
    limit: { max: 20, seconds: 3600 },
  }),
  endOwnLink: endpoint({
    method: 'DELETE',
    path: '/family/guardians/:guardianId',
    access: 'anyAccount',
    summary: 'A person of 13 to 17 ends the link to somebody who looks after the account.',
    params: z.object({ guardianId: UserId }),
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  resume: endpoint({
    method: 'POST',
    path: '/family/resume',
    access: 'anyAccount',
    summary: 'Resumes your account, from 13, after a guardian had paused it.',
    returns: nothing,
  }),
  linksToConfirm: endpoint({
    method: 'GET',
    path: '/family/links',
    access: 'signedIn',
    outsideBeta: true,
    summary:
      'Lists adults that young people of the caller’s club want to link, where there is no guardian.',
    returns: z.object({ links: z.array(WaitingLink) }),
  }),
  answerLink: endpoint({
    method: 'POST',
    path: '/family/links/:linkId',
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'limited',
    summary: 'A guardian, or where there is none somebody of the club, says yes or no to a link.',
    params: ofLink,
    body: z.object({ approve: z.boolean() }),
    returns: nothing,
    faults: [
      commonFaults.notFound,
      familyFaults.alreadyDecided,
      familyFaults.tooManyGuardians,
      familyFaults.ownGuardian,
    ],
  }),
  cancelLink: endpoint({
    method: 'DELETE',
    path: '/family/links/:linkId',
    access: 'anyAccount',
    summary: 'One of the two takes back a link that waits.',
    params: ofLink,
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
};
