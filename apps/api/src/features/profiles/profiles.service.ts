import { cardOf } from '#db/cards';
import type { DB } from '#db/schema.generated';
import type { AccountRecords, Corrections } from '#features/accounts';
import type { MediaLibrary } from '#features/media';
import type { Moderation, ReadNames } from '#features/moderation';
import { viewerOf } from '#db/viewer';
import type { Clock } from '#platform/clock';
import { announce } from '#platform/realtime/realtime';
import { reveal } from '#platform/http/guards';
import { type Member, isAdult } from '@ribbon/domain/accounts';
import { moderationFaults } from '@ribbon/domain/moderation';
import {
  type NewPicture,
  type OwnProfile,
  ProfileEdit,
  type ProfileField,
  profileFaults,
  profilePolicy,
  profileTexts,
} from '@ribbon/domain/profiles';
import type { Kysely } from 'kysely';
import { profileReadingStore } from './profiles.reading.store.ts';
import { socialOf } from './profiles.reading.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  moderation: Moderation;
  readNames: ReadNames;
  media: Pick<MediaLibrary, 'replace'>;
  records: Pick<AccountRecords, 'saveProfile' | 'showPicture'>;
  corrections: Pick<Corrections, 'renamed'>;
}

export type ProfileService = ReturnType<typeof profileService>;

/** One's own profile. */
export function profileService(needs: Needs) {
  const { db, clock, moderation, readNames, media, records, corrections } = needs;

  async function own(actor: Member): Promise<OwnProfile> {
    const now = clock();
    const eyes = viewerOf(actor);
    const row = reveal(await profileReadingStore.counted(db, actor.id, eyes, now));
    const stats = row.counts;
    const fullName = row.fullName ?? row.username;
    return {
      ...cardOf(row, now),
      imageId: row.pictureId,
      isPictureHeld: row.pictureId !== row.imageId,
      name: fullName,
      fullName,
      userType: row.userType,
      bio: row.bio,
      age: row.age,
      specialties: row.specialties,
      achievements: row.achievements,
      ...socialOf(row.socialLinks),
      joinedAt: row.joinedAt,
      stats,
    };
  }

  /** Only what is new is read; a refusal names its field. */
  async function readTexts(
    actor: Member,
    profile: ProfileEdit,
    before: ProfileEdit,
  ): Promise<void> {
    const known = new Set(profileTexts(before).map(({ text }) => text));
    for (const { field, text } of profileTexts(profile)) {
      if (known.has(text)) continue;
      const draft = { kind: 'profile', field, text, audience: audienceOf(actor) } as const;
      try {
        await moderation.approve(actor, draft);
      } catch (error) {
        if (!moderationFaults.flagged.matches(error)) throw error;
        const { message, data } = error;
        throw moderationFaults.flagged({ message, data, issues: [{ path: field, message }] });
      }
    }
  }

  return {
    own,

    async edit(actor: Member, profile: ProfileEdit): Promise<OwnProfile> {
      const before = editable(await own(actor));
      refuseFixed(actor, profile, before);
      await readTexts(actor, profile, before);
      if (profile.fullName !== before.fullName) {
        await readNames(actor, [{ field: 'fullName', text: profile.fullName }]);
      }
      await db.transaction().execute(async (tx) => {
        if (profile.fullName !== before.fullName) {
          await corrections.renamed(tx, actor.id, profile.fullName);
        }
        await records.saveProfile(tx, actor.id, profile, clock());
        await announce(tx, `user:${actor.id}`, 'people');
        await announce(tx, `user:${actor.id}`, 'me');
      });
      return own(actor);
    },

    /** The picture before is deleted; one that the actor has not uploaded is refused. */
    async changePicture(actor: Member, picture: NewPicture) {
      await db.transaction().execute(async (tx) => {
        const files = 'imageId' in picture ? [picture.imageId] : [];
        await media.replace(tx, actor, { kind: 'profile', id: actor.id }, files);
        await records.showPicture(tx, actor.id, picture, clock());
        await announce(tx, `user:${actor.id}`, 'people');
      });
      const { art, imageId, isPictureHeld } = await own(actor);
      return { art, imageId, isPictureHeld };
    },
  };
}

/** A child's words go to friends and club mates at most, whatever is public elsewhere. */
const audienceOf = ({ ageBand }: Member) => (isAdult(ageBand) ? 'public' : 'friends');

const editable = (own: OwnProfile): ProfileEdit =>
  ProfileEdit.omit({ country: true })
    .extend({ country: ProfileEdit.shape.country.catch('Other') })
    .parse(own);

function refuseFixed(actor: Member, profile: ProfileEdit, before: ProfileEdit): void {
  const open = new Set<ProfileField>(profilePolicy.fields(actor));
  const fields = Object.keys(profile) as ProfileField[];
  const fixed = fields.filter(
    (field) => !open.has(field) && JSON.stringify(profile[field]) !== JSON.stringify(before[field]),
  );
  if (fixed.length === 0) return;
  const { message } = profileFaults.notYours;
  throw profileFaults.notYours({ issues: fixed.map((path) => ({ path, message })) });
}
