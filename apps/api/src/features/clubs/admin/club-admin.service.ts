import type { DB } from '#db/schema.generated';
import type { Moderation } from '#features/moderation';
import { recordAct } from '#platform/audit';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/guards';
import { type ClubId, type Member, can } from '@ribbon/domain/accounts';
import {
  ACTIVITY_SHOWN,
  CLUB_TEXTS,
  type ClubArt,
  type ClubDetails,
  type ClubField,
  type EditableClub,
  GROWTH_DAYS,
  MANAGED_SHOWN,
  MEMBERS_PAGE,
  changedFields,
  clubFaults,
} from '@ribbon/domain/clubs';
import { moderationFaults } from '@ribbon/domain/moderation';
import type { Kysely } from 'kysely';
import { tellEverybody } from '../clubs.notices.ts';
import { pageOf } from '../clubs.paging.ts';
import { activityStore } from './activity.store.ts';
import type { ClubAccess } from './club-access.ts';
import { type Position, clubAdminStore } from './club-admin.store.ts';

const DAY_MS = 86_400_000;
const PLACE: ReadonlySet<ClubField> = new Set(['address', 'city', 'country']);

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  access: ClubAccess;
  moderation: Moderation;
  /** Where an address is. Without it, or when it does not know, a club stays where it was. */
  locate?: (
    place: Pick<ClubDetails, 'address' | 'city' | 'country'>,
  ) => Promise<Position | undefined>;
}

export type ClubAdminService = ReturnType<typeof clubAdminService>;

/** A club as those who run it see and change it. */
export function clubAdminService({ db, clock, access, moderation, locate }: Needs) {
  /** Every text that is other than it was is read before it is saved; a refusal names its field. */
  async function read(actor: Member, details: ClubDetails, changed: readonly ClubField[]) {
    for (const field of CLUB_TEXTS.filter((text) => changed.includes(text))) {
      const text = [details[field] ?? []].flat().join(', ');
      if (text === '') continue;
      try {
        await moderation.approve(actor, { kind: 'club', field, text, audience: 'public' });
      } catch (error) {
        if (!moderationFaults.flagged.matches(error)) throw error;
        const { message, data } = error;
        throw moderationFaults.flagged({ message, data, issues: [{ path: field, message }] });
      }
    }
  }

  async function refuseStale(tx: Kysely<DB>, clubId: ClubId): Promise<never> {
    const club = reveal(await clubAdminStore.editable(tx, clubId));
    throw clubFaults.changedMeanwhile({ data: { club } });
  }

  return {
    async clubs(actor: Member) {
      authorize(can(actor, 'manageClubs'));
      return { clubs: await clubAdminStore.managedBy(db, actor.id, MANAGED_SHOWN) };
    },

    async overview(actor: Member, clubId: ClubId) {
      await access.see(actor, clubId);
      const now = clock();
      const since = new Date(now.getTime() - GROWTH_DAYS * DAY_MS);
      return reveal(await clubAdminStore.overview(db, clubId, { now, since }));
    },

    async activity(actor: Member, clubId: ClubId) {
      await access.see(actor, clubId);
      return { activity: await activityStore.newest(db, clubId, clock(), ACTIVITY_SHOWN) };
    },

    async posts(actor: Member, clubId: ClubId, after: string | undefined) {
      await access.see(actor, clubId);
      const asked = { after, now: clock(), limit: MEMBERS_PAGE + 1 };
      const { shown, next } = pageOf(await activityStore.posts(db, clubId, asked), MEMBERS_PAGE);
      return { posts: shown, next };
    },

    async update(
      actor: Member,
      clubId: ClubId,
      { version, details }: { version: number; details: ClubDetails },
    ): Promise<EditableClub> {
      await access.act(actor, clubId);
      const before = reveal(await clubAdminStore.editable(db, clubId));
      if (before.version !== version) return refuseStale(db, clubId);
      const changed = changedFields(before.details, details);
      if (changed.length === 0) return before;
      await read(actor, details, changed);
      const moved = changed.some((field) => PLACE.has(field));
      const position = moved ? await locate?.(details) : undefined;
      return db.transaction().execute(async (tx) => {
        const edit = { id: clubId, version, details };
        if (!(await clubAdminStore.update(tx, edit, { at: clock(), position }))) {
          return refuseStale(tx, clubId);
        }
        await recordAct(tx, {
          actorId: actor.id,
          action: 'club.edited',
          subjectKind: 'club',
          subjectId: clubId,
          details: { changed, version: version + 1 },
        });
        await tellEverybody(tx);
        return { id: clubId, version: version + 1, details };
      });
    },

    async changeLogo(actor: Member, clubId: ClubId, art: ClubArt): Promise<void> {
      await access.act(actor, clubId);
      await db.transaction().execute(async (tx) => {
        await clubAdminStore.setArt(tx, clubId, art, clock());
        await recordAct(tx, {
          actorId: actor.id,
          action: 'club.logo_changed',
          subjectKind: 'club',
          subjectId: clubId,
          details: { art },
        });
        await tellEverybody(tx);
      });
    },
  };
}
