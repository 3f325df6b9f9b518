export { type ClubAdministrators } from './admin/clubs.administrators.service.ts';
export { createClubs } from './clubs.slice.ts';
export { systemAdmins } from './manage/clubs.system-admins.rules.ts';
export { type ClubMemberships } from './memberships/clubs.memberships.service.ts';
