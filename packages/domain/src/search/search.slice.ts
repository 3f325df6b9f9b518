import { slice } from '../kernel/index.ts';
import { searchEndpoints } from './search.endpoints.ts';

export const searchSlice = slice({ endpoints: { search: searchEndpoints } });
