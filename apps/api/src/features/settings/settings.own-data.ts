import { type OwnData, NOT_PERSONAL } from '#platform/own-data';

export const settingsData: OwnData = {
  tables: {
    site_settings: NOT_PERSONAL,
  },
};
