import { slice } from '../kernel/index.ts';
import { auditEndpoints } from './audit.endpoints.ts';

export const auditSlice = slice({ endpoints: { audit: auditEndpoints } });
