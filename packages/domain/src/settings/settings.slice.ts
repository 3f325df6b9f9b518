import { slice } from '../kernel/index.ts';
import { settingsEndpoints } from './settings.endpoints.ts';

export const settingsSlice = slice({
  endpoints: { settings: settingsEndpoints },
});
