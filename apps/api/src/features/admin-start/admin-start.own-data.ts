import type { OwnData } from '#platform/own-data';

export const adminStartData: OwnData = {
  tables: { waiting_overdue: 'Deadlines of the team, which are about nobody.' },
};
