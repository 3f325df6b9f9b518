import { DirectorySearch } from '@ribbon/domain/profiles';
import * as z from 'zod';

/** Whatever an address says, the screen opens; what makes no sense is left out of it. */
export const directorySearch = z.object({
  search: DirectorySearch.shape.search.unwrap().optional().catch(undefined),
  country: DirectorySearch.shape.country.unwrap().optional().catch(undefined),
  specialty: DirectorySearch.shape.specialty.unwrap().optional().catch(undefined),
  sort: DirectorySearch.shape.sort.unwrap().optional().catch(undefined),
});
