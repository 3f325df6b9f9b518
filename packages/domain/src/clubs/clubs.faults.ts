import { fault } from '../kernel/index.ts';

export const clubFaults = {
  alreadyMember: fault('alreadyMember', 409, 'You are already a member of this club.'),
  invitationOnly: fault(
    'invitationOnly',
    403,
    'This club takes new members by invitation. Please ask the club for one.',
  ),
};
