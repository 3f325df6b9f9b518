import type { PersonalData } from '#platform/retention/personal-data';

export const adminStartData: PersonalData = {
  tables: { waiting_overdue: 'Deadlines of the team, which are about nobody.' },
};
