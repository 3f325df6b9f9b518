import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import { type ClubId, type Member, can } from '@ribbon/domain/accounts';
import {
  ACTIVITY_SHOWN,
  type ClubLogo,
  type EditableClub,
  GROWTH_DAYS,
  MANAGED_SHOWN,
  type OwnClubDetails,
  type OwnClubField,
  changedFields,
  clubFaults,
} from '@ribbon/domain/clubs';
import type { Place, Position, Precision } from '@ribbon/domain/geocoding';
import type { Kysely } from 'kysely';
import { invalidateForEverybody } from '../clubs.realtime.ts';
import { assertMayOpenToAll } from '../memberships/clubs.opening.rules.ts';
import type { ShowPicture } from '../page/clubs.media.ts';
import { clubStore } from '../clubs.store.ts';
import type { ReadClubTexts } from '../page/clubs.moderation.ts';
import { activityStore } from './clubs.activity.store.ts';
import type { ClubAccess } from './clubs.manage.scope.ts';
import { manageStore } from './clubs.manage.store.ts';

const DAY_MS = 86_400_000;
const COARSE: ReadonlySet<Precision> = new Set(['area', 'place']);
const PLACE: ReadonlySet<OwnClubField> = new Set(['address', 'city', 'country']);

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  access: ClubAccess;
  readTexts: ReadClubTexts;
  showPicture: ShowPicture;
  geocoding: { locate(text: string): Promise<Place | undefined> };
}

export type ManageService = ReturnType<typeof manageService>;

/** A club as its administrators see and change it. */
export function manageService({ db, clock, access, readTexts, showPicture, geocoding }: Needs) {
  async function refuseStale(tx: Kysely<DB>, clubId: ClubId): Promise<never> {
    const club = reveal(await manageStore.editable(tx, clubId));
    throw clubFaults.changedMeanwhile({ data: { club } });
  }

  /** Where an edit brings the club on the map; undefined leaves it where it is. */
  async function movedTo(
    { address, city, country }: OwnClubDetails,
    changed: readonly OwnClubField[],
  ): Promise<Position | undefined> {
    if (!changed.some((field) => PLACE.has(field))) return undefined;
    const parts = [address, city, country].filter((part) => part !== null);
    const found = await geocoding.locate(parts.join(', '));
    // Within the same town, its middle would be less exact than what is known.
    const isSameTown = !changed.includes('city') && !changed.includes('country');
    if (found === undefined || (isSameTown && COARSE.has(found.precision))) return undefined;
    return { latitude: found.latitude, longitude: found.longitude };
  }

  return {
    async clubs(actor: Member) {
      authorize(can(actor, 'manageClubs'));
      return { clubs: await manageStore.managedBy(db, actor.id, MANAGED_SHOWN) };
    },

    async overview(actor: Member, clubId: ClubId) {
      await access.see(actor, clubId);
      const now = clock();
      const since = new Date(now.getTime() - GROWTH_DAYS * DAY_MS);
      return reveal(await manageStore.overview(db, clubId, { now, since }));
    },

    async activity(actor: Member, clubId: ClubId) {
      await access.see(actor, clubId);
      return { activity: await activityStore.newest(db, clubId, clock(), ACTIVITY_SHOWN) };
    },

    async update(
      actor: Member,
      clubId: ClubId,
      { version, details }: { version: number; details: OwnClubDetails },
    ): Promise<EditableClub> {
      await access.act(actor, clubId);
      const before = reveal(await manageStore.editable(db, clubId));
      if (before.version !== version) return refuseStale(db, clubId);
      const changed = changedFields(before.details, details);
      if (changed.length === 0) return before;
      await readTexts(actor, details, before.details);
      const position = await movedTo(details, changed);
      return db.transaction().execute(async (tx) => {
        const edit = { id: clubId, version, details };
        await clubStore.lock(tx, clubId);
        await assertMayOpenToAll(tx, { id: clubId, joinPolicy: details.joinPolicy }, clock());
        if (!(await manageStore.update(tx, edit, { at: clock(), position }))) {
          return refuseStale(tx, clubId);
        }
        await recordAct(tx, {
          actorId: actor.id,
          action: 'club.edited',
          subjectKind: 'club',
          subjectId: clubId,
          details: { changed, version: version + 1 },
        });
        await invalidateForEverybody(tx);
        return { id: clubId, version: version + 1, details };
      });
    },

    async changeLogo(actor: Member, clubId: ClubId, logo: ClubLogo): Promise<void> {
      await access.act(actor, clubId);
      const next = { art: null, imageId: null, ...logo };
      await db.transaction().execute(async (tx) => {
        await clubStore.lock(tx, clubId);
        await showPicture(tx, actor, clubId, next.imageId);
        await clubStore.setLogo(tx, clubId, next, clock());
        await recordAct(tx, {
          actorId: actor.id,
          action: 'club.logo_changed',
          subjectKind: 'club',
          subjectId: clubId,
          details: logo,
        });
        await invalidateForEverybody(tx);
      });
    },
  };
}
