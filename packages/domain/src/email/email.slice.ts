import { slice } from '../kernel/index.ts';
import { emailEndpoints } from './email.endpoints.ts';

export const emailSlice = slice({
  endpoints: { email: emailEndpoints },
});
