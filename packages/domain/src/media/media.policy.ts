import { type Actor, type AgeBand, type Member, can, isChild, isMinor } from '../accounts/index.ts';
import type { MediaPurpose } from './media.schema.ts';

/** What an automatic look at a picture found; undefined when nothing could look. */
export interface Inspection {
  flagged: boolean;
  confidence: number;
  labels: readonly string[];
  warnings: readonly string[];
}

/** Where a file stands after the look, and why a person should look, too. */
export interface Outcome {
  status: 'ready' | 'held';
  queue?: { reason: 'flagged' | 'check_unavailable' | 'minor_media'; priority: 0 | 1 };
}

/** How a viewer stands to what shows a file. An overseer also sees what is held. */
export type MediaAccess = 'nobody' | 'viewer' | 'overseer' | 'everyone';

interface FileFacts {
  uploadedBy: string | null;
  isAttached: boolean;
  status: 'checking' | 'held' | 'ready' | 'rejected';
}

const UPLOADS: Readonly<Record<MediaPurpose, (actor: Member) => boolean>> = {
  profile: () => true,
  post: (actor) => can(actor, 'createPosts'),
  'club-logo': (actor) => can(actor, 'manageClubs') || can(actor, 'viewSystemAdmin'),
};

export const mediaPolicy = {
  /** A child also needs the guardian's switch, which only the server can read. */
  upload: (actor: Actor, purpose: MediaPurpose): boolean =>
    actor !== undefined && UPLOADS[purpose](actor),

  needsGuardian: (actor: { ageBand: AgeBand }) => isChild(actor.ageBand),

  /** What could not be looked at is shown for adults and noted; a minor's waits for a person. */
  outcome({ ageBand }: { ageBand: AgeBand }, inspection: Inspection | undefined): Outcome {
    if (inspection?.flagged) {
      return { status: 'held', queue: { reason: 'flagged', priority: isMinor(ageBand) ? 1 : 0 } };
    }
    if (inspection !== undefined) return { status: 'ready' };
    return isMinor(ageBand)
      ? { status: 'held', queue: { reason: 'minor_media', priority: 1 } }
      : { status: 'ready', queue: { reason: 'check_unavailable', priority: 0 } };
  },

  /** Only the uploader sees what nothing shows yet; what waits for a look, also those who look. */
  read(viewer: Actor, file: FileFacts, access: MediaAccess): boolean {
    if (viewer !== undefined && viewer.id === file.uploadedBy) return file.status !== 'rejected';
    if (!file.isAttached) return false;
    if (can(viewer, 'moderateContent')) return true;
    if (access === 'overseer') return file.status !== 'rejected';
    return file.status === 'ready' && access !== 'nobody';
  },
};
