import type { DB } from '#db/schema.generated';
import {
  areFriends,
  haveFriendshipRow,
  isChildOf,
  isGuardianOf,
  isStaffOf,
  notBlocked,
  shareClub,
} from '#db/relations';
import { reportedProfile } from '#db/reported-profile';
import { isOpenProfile } from '#db/visibility';
import type { Clock } from '#platform/clock';
import type {
  ContentKind,
  MediaSubject,
  QueueHolder,
  ReportSubject,
  WordsFromBefore,
} from '#platform/content';
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
    guardian: { column: 'bio_id', decide: bios.decideAsGuardian },
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
    select ${reportedProfile(now)} from athlete_profiles p
    where p.id = ${id} and p.status in ('active', 'paused') and ${notBlocked(viewerId, 'p.id')}
      and (p.id = ${viewerId} or ${haveFriendshipRow(viewerId, 'p.id')} or ${shareClub(viewerId, 'p.id')}
        or ${isGuardianOf(viewerId, 'p.id')} or ${isChildOf(viewerId, 'p.id')}
        or exists (select from waiting_guardian_links w
          where w.child_id = ${viewerId} and w.guardian_id = p.id) or ${isStaffOf(viewerId, 'p.id')}
        or exists (select from parental_relationships link
          where link.parent_id = ${viewerId} and link.ended_at is null
            and (${areFriends(sql.ref('link.child_id'), 'p.id')}
              or ${shareClub(sql.ref('link.child_id'), 'p.id')}))
        or ${isOpenProfile('p', now)})`.execute(db);
  return rows[0];
}
