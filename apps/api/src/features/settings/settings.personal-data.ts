import { type OwnData, NOT_PERSONAL } from '#platform/personal-data';

export const settingsData: OwnData = {
  tables: {
    settings_changes: NOT_PERSONAL,
    site_settings: NOT_PERSONAL,
  },
};
