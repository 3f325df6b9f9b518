import { ClubId } from '@ribbon/domain/accounts';
import * as z from 'zod';

/** Whose teammates are shown; what makes no sense is left out. */
export const teammatesSearch = z.object({ club: ClubId.optional().catch(undefined) });
