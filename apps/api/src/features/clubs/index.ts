export { type ClubAdministrators } from './admin/administrators.ts';
export { createClubs } from './clubs.slice.ts';
export { systemAdmins } from './manage/system-admins.ts';
export { type ClubMemberships } from './memberships.service.ts';
