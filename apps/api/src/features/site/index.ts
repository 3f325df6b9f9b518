export { createSite } from './site.slice.ts';
export type { InvitationsToJoin } from './waitlist/site.invitations.service.ts';
