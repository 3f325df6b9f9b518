import { slice } from '../kernel/index.ts';
import { adminStartEndpoints } from './admin-start.endpoints.ts';

export const adminStartSlice = slice({ endpoints: { adminStart: adminStartEndpoints } });
