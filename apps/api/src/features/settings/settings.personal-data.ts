import { type PersonalData, NOT_PERSONAL } from '#platform/retention/personal-data';

export const settingsData: PersonalData = {
  tables: {
    settings_changes: NOT_PERSONAL,
    site_settings: NOT_PERSONAL,
  },
};
