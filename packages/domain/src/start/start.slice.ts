import { slice } from '../kernel/index.ts';
import { startEndpoints } from './start.endpoints.ts';

export const startSlice = slice({ endpoints: { start: startEndpoints } });
