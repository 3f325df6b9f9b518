import { clubRoleStore } from './clubs.roles.store.ts';

/** Who runs the platform; the table of roles is kept with those of clubs. */
export const systemAdmins = {
  make: clubRoleStore.makeSystemAdmin,
  end: clubRoleStore.endSystemAdmin,
};
