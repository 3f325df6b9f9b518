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
    summary: 'Asks someone to help look after the account (ages 13 to 17).',
    body: OwnGuardianInvite,
    returns: nothing,
    faults: [familyFaults.tooManyLinks, familyFaults.tooManyGuardians],
    limit: { max: 20, seconds: 3600 },
  }),
  endOwnLink: endpoint({
    method: 'DELETE',
    path: '/family/guardians/:guardianId',
    access: 'anyAccount',
    summary: 'Ends the link to someone who looks after the account (ages 13 to 17).',
    params: z.object({ guardianId: UserId }),
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  resume: endpoint({
    method: 'POST',
    path: '/family/resume',
    access: 'anyAccount',
    summary: 'Resumes an account that a guardian paused before its owner was 13.',
    returns: nothing,
  }),
  linksToConfirm: endpoint({
    method: 'GET',
    path: '/family/links',
    access: 'signedIn',
    outsideBeta: true,
    summary: 'Lists adults that young people in the caller’s club without a guardian want to link.',
    returns: z.object({ links: z.array(WaitingLink) }),
  }),
  answerLink: endpoint({
    method: 'POST',
    path: '/family/links/:linkId',
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'limited',
    summary: 'Accepts or declines a link, as a guardian or, without one, for the club.',
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
    summary: 'Cancels a pending link (either side).',
    params: ofLink,
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
};
