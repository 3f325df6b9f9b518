import { slice } from '../kernel/index.ts';
import { profileEndpoints } from './profiles.endpoints.ts';

export const profileSlice = slice({
  endpoints: { profiles: profileEndpoints },
});
