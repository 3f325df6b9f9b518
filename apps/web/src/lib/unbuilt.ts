/**
 * Addresses whose slices are missing. Menus leave them out; a slice that comes takes its line away,
 * and its place in the menus is there.
 */
const UNBUILT: ReadonlySet<string> = new Set([
  '/competitions',
  '/club-training',
  '/admin/accounts',
  '/admin/competitions',
  '/admin/email-events',
]);

export const isBuilt = ({ to }: { to: string }): boolean => !UNBUILT.has(to);
