import {
  type Actor,
  type AgeBand,
  type Member,
  asksGuardian,
  can,
  isAdult,
  isMinor,
} from '../accounts/index.ts';
import type { PictureCheckStatus } from './inspection/media.check.schema.ts';
import type { Inspection } from './inspection/media.inspection.rules.ts';
import type { MediaPurpose } from './media.schema.ts';

/** What an automatic look came to; `off`: nothing looks on this server, `failed`: it could not this time. */
export type Look = Inspection | 'off' | 'failed';

export type MediaQueueReason =
  | 'near_copy'
  | 'flagged'
  | 'check_failed'
  | 'check_unavailable'
  | 'minor_media';

/** Where a file stands after the look, and why a person should look, too. */
export interface Outcome {
  status: 'ready' | 'held';
  queue?: {
    reason: MediaQueueReason;
    priority: 0 | 1;
    /** How sure the look is that something is wrong, in per cent: the surest come first. */
    found: number;
  };
}

/**
 * How a viewer stands to what shows a file. An overseer also sees what is held; what is closed is not even
 * a moderator's to see.
 */
export type MediaAccess = 'closed' | 'nobody' | 'viewer' | 'overseer' | 'everyone';

interface FileFacts {
  uploadedBy: string | null;
  isAttached: boolean;
  status: 'checking' | 'held' | 'ready' | 'rejected';
  /** Whether the check or a person has looked at it. */
  isSeen: boolean;
}

const UPLOADS: Readonly<Record<MediaPurpose, (actor: Member) => boolean>> = {
  profile: () => true,
  post: (actor) => can(actor, 'createPosts'),
  challenge: (actor) => isAdult(actor.ageBand) && can(actor, 'createChallenges'),
  competition: (actor) => isAdult(actor.ageBand),
  'organiser-proof': (actor) => isAdult(actor.ageBand),
  'guardian-form': (actor) => isAdult(actor.ageBand),
  'club-logo': (actor) => can(actor, 'manageClubs') || can(actor, 'viewSystemAdmin'),
  'platform-logo': (actor) => can(actor, 'viewSystemAdmin'),
};

export const mediaPolicy = {
  /** A child also needs the guardian's switch, which only the server can read. */
  upload: (actor: Actor, purpose: MediaPurpose): boolean =>
    actor !== undefined && UPLOADS[purpose](actor),

  needsGuardian: asksGuardian,

  /**
   * An automatic check can hold a file but never publish one: a minor's is always reviewed by a
   * person. An adult's is shown to adults when the check found nothing, or when there is none.
   * Unless the check is trusted, a person reviews the file before minors see it.
   */
  outcome(
    { ageBand }: { ageBand: AgeBand },
    { look, isNearCopy, isTrusted }: { look: Look; isNearCopy: boolean; isTrusted: boolean },
  ): Outcome {
    const priority = isMinor(ageBand) ? 1 : 0;
    const held = (reason: MediaQueueReason, found = 0): Outcome => ({
      status: 'held',
      queue: { reason, priority, found },
    });
    if (isNearCopy) return held('near_copy', 100);
    if (typeof look === 'object' && look.flagged) return held('flagged', look.confidence);
    if (isMinor(ageBand)) return held('minor_media');
    if (look === 'failed') return held('check_failed');
    if (mediaPolicy.isSeen(look, isTrusted)) return { status: 'ready' };
    return { status: 'ready', queue: { reason: 'check_unavailable', priority, found: 0 } };
  },

  /**
   * The built-in check knows only nudity and English words; for minors it counts only if the
   * platform's settings allow it.
   */
  trustsLook: (service: PictureCheckStatus['service'], trustsBuiltIn: boolean): boolean =>
    service === 'rekognition' || trustsBuiltIn,

  /** A look that was not there, did not work or is not trusted has seen nothing. */
  isSeen: (look: Look, isTrusted: boolean): boolean => typeof look === 'object' && isTrusted,

  /**
   * Unattached files are visible to the uploader only, files under review also to moderators.
   * Unchecked files are for adults (rule 30), and a visitor may be of any age.
   */
  read(viewer: Actor, file: FileFacts, access: MediaAccess): boolean {
    if (viewer !== undefined && viewer.id === file.uploadedBy) return file.status !== 'rejected';
    if (!file.isAttached) return false;
    if (!file.isSeen && !isAdult(viewer?.ageBand)) return false;
    if (access === 'closed') return false;
    if (can(viewer, 'moderateContent')) return true;
    if (access === 'overseer') return file.status !== 'rejected';
    return file.status === 'ready' && access !== 'nobody';
  },
};
