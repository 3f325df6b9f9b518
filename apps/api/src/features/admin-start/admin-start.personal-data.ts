import type { OwnData } from '#platform/personal-data';

export const adminStartData: OwnData = {
  tables: { waiting_overdue: 'Deadlines of the team, which are about nobody.' },
};
