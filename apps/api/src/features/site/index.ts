export { createSite } from './site.slice.ts';
export type { InvitationsToJoin } from './waitlist/invitations.service.ts';
