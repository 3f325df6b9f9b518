import type { DB } from '#db/schema.generated';
import {
  areFriends,
  haveFriendshipRow,
  isChildOf,
  isGuardianOf,
  isLivingLink,
  isStaffOf,
  notBlocked,
  shareClub,
} from '#db/visibility/relations';
import { reportedProfile } from '#db/visibility/reported-profile';
import { isOpenProfile } from '#db/visibility/visibility';
import type { Clock } from '#platform/clock';
import type {
  ContentKind,
  MediaSubject,
  QueueHolder,
  ReportSubject,
  WordsFromBefore,
} from '#platform/content/content';
import type { UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';
import type { WaitingBios } from './profiles.bios.service.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  bios: WaitingBios;
  holder: QueueHolder;
  words: WordsFromBefore;
  picture: MediaSubject;
}

/** Profiles, and the text of a child that waits for a guardian. */
export const profileContent = ({ db, clock, bios, ...needs }: Needs): ContentKind[] => [
  {
    kind: 'profile',
    report: { find: (viewer, id) => encountered(db, id, viewer.id, clock()) },
    queue: needs.holder,
    words: needs.words,
    media: needs.picture,
  },
  {
    kind: 'bio',
    excerpt: (id) => sql`
      select waiting.bio as text, waiting.user_id as author
      from waiting_bios waiting where waiting.id = ${id}`,
    guardian: { column: 'bio_id', permission: null, decide: bios.decideAsGuardian },
  },
];

/**
 * A profile the viewer has come across: of their club, in a friend request, open to all, or of a
 * present or future guardian.
 */
async function encountered(
  db: Kysely<DB>,
  id: string,
  viewerId: UserId,
  now: Date,
): Promise<ReportSubject | undefined> {
  const { rows } = await sql<ReportSubject>`
    select ${reportedProfile(now)} from athlete_profiles profile
    where profile.id = ${id} and profile.status in ('active', 'paused') and ${notBlocked(viewerId, 'profile.id')}
      and (profile.id = ${viewerId} or ${haveFriendshipRow(viewerId, 'profile.id')} or ${shareClub(viewerId, 'profile.id')}
        or ${isGuardianOf(viewerId, 'profile.id')} or ${isChildOf(viewerId, 'profile.id')}
        or exists (select from waiting_guardian_links waiting_link
          where waiting_link.child_id = ${viewerId} and waiting_link.guardian_id = profile.id) or ${isStaffOf(viewerId, 'profile.id')}
        or exists (select from parental_relationships link
          where link.parent_id = ${viewerId} and ${isLivingLink('link')}
            and (${areFriends(sql.ref('link.child_id'), 'profile.id')}
              or ${shareClub(sql.ref('link.child_id'), 'profile.id')}))
        or ${isOpenProfile('profile', now)})`.execute(db);
  return rows[0];
}
