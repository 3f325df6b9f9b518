import * as z from 'zod';
import { commonFaults, endpoint, storedFile } from '../kernel/index.ts';
import { MediaId } from './media.schema.ts';
import { MediaVariant } from './media.variants.rules.ts';

/**
 * Separate from other endpoints of media, as every screen with a picture needs this one and few
 * need more.
 */
export const mediaReadEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/media/:mediaId/:variant',
    access: 'anyone',
    summary: 'Returns a stored picture or video to people who can see what it belongs to.',
    params: z.object({ mediaId: MediaId, variant: MediaVariant }),
    returns: storedFile,
    faults: [commonFaults.notFound],
    limit: { max: 3000, seconds: 60 },
  }),
};
