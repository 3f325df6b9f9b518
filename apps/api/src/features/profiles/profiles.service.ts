import type { ReaderAge } from '#platform/content/content';
import { cardOf } from '#db/people/cards';
import type { DB } from '#db/schema.generated';
import type { AccountRecords, Corrections } from '#features/accounts';
import type { MediaLibrary } from '#features/media';
import type { Moderation, ModerationQueue, ReadNames } from '#features/moderation';
import { viewerOf } from '#db/visibility/viewer';
import type { Clock } from '#platform/clock';
import { invalidate } from '#platform/realtime/realtime';
import { reveal } from '#platform/http/guards';
import { type Member, isAdult, isChild } from '@ribbon/domain/accounts';
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
import type { WaitingBios } from './profiles.bios.service.ts';
import { profileReadingStore } from './profiles.read.store.ts';
import { socialOf } from './profiles.read.service.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  moderation: Moderation;
  queue: ModerationQueue;
  readNames: ReadNames;
  media: Pick<MediaLibrary, 'replace'>;
  records: Pick<AccountRecords, 'saveProfile' | 'showPicture'>;
  corrections: Pick<Corrections, 'renamed'>;
  bios: Pick<WaitingBios, 'of' | 'ask' | 'withdraw'>;
}

export type ProfileService = ReturnType<typeof profileService>;

/** The actor's own profile. */
export function profileService(needs: Needs) {
  const { db, clock, moderation, queue, readNames, media, records, corrections, bios } = needs;

  async function own(actor: Member): Promise<OwnProfile> {
    const now = clock();
    const sqlViewer = viewerOf(actor);
    const row = reveal(await profileReadingStore.counted(db, actor.id, sqlViewer, now));
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
      waitingBio: isChild(actor.ageBand) ? await bios.of(db, actor.id) : null,
      age: row.age,
      specialties: row.specialties,
      achievements: row.achievements,
      ...socialOf(row.socialLinks),
      joinedAt: row.joinedAt,
      stats,
      readersFrom: row.readerAge || null,
    };
  }

  /**
   * Only what is new is read, or was held so far; a refusal names its field. Names on other sites are
   * for friends of age alone. Gives the age of their readers.
   */
  async function readTexts(
    actor: Member,
    profile: ProfileEdit,
    { before, isOpen }: { before: ProfileEdit; isOpen: boolean },
  ): Promise<ReaderAge> {
    const about = { kind: 'profile', audience: audienceOf(actor) } as const;
    const known = new Set(profileTexts(before).map(({ text }) => text));
    const texts = profileTexts(profile);
    for (const { field, text } of texts) {
      if (IS_FOUND.has(field) || known.has(text)) continue;
      await moderation.approve(actor, { ...about, field, text });
    }
    const found = texts.filter(
      ({ field, text }) => IS_FOUND.has(field) && !(isOpen && known.has(text)),
    );
    return moderation.readForReaders(
      actor,
      about,
      found.map(({ field, text }) => [field, text]),
    );
  }

  /** The bio that a guardian is asked about, once it was read; undefined where none is. */
  async function bioToAsk(actor: Member, { bio }: ProfileEdit) {
    if (bio === null || !profilePolicy.needsGuardian(actor)) return undefined;
    const about = { kind: 'profile', audience: audienceOf(actor) } as const;
    return { bio, readerAge: await moderation.readForReaders(actor, about, [['bio', bio]]) };
  }

  /** Everybody who may open a profile reads its words, so a person looks whenever they are held. */
  async function hold(tx: Kysely<DB>, { id }: Member, readerAge: ReaderAge): Promise<void> {
    const words = { kind: 'profile', id, authorId: id } as const;
    if (readerAge === 0) await queue.withdraw(tx, words);
    else await queue.hold(tx, words, readerAge);
  }

  return {
    own,

    async edit(actor: Member, wished: ProfileEdit): Promise<OwnProfile> {
      const { readersFrom, ...shown } = await own(actor);
      const before = editable(shown);
      refuseFixed(actor, wished, before);
      const isOtherBio = wished.bio !== before.bio;
      const waiting = isOtherBio ? await bioToAsk(actor, wished) : undefined;
      const profile = waiting === undefined ? wished : { ...wished, bio: before.bio };
      const readerAge = await readTexts(actor, profile, { before, isOpen: readersFrom === null });
      if (profile.fullName !== before.fullName) {
        await readNames(actor, [{ field: 'fullName', text: profile.fullName }]);
      }
      await db.transaction().execute(async (tx) => {
        if (profile.fullName !== before.fullName) {
          await corrections.renamed(tx, actor.id, profile.fullName);
        }
        await records.saveProfile(tx, actor.id, { ...profile, readerAge }, clock());
        await hold(tx, actor, readerAge);
        if (waiting !== undefined) await bios.ask(tx, actor.id, waiting);
        else if (isOtherBio) await bios.withdraw(tx, actor.id);
        await invalidate(tx, `user:${actor.id}`, 'people');
        await invalidate(tx, `user:${actor.id}`, 'me');
      });
      return own(actor);
    },

    /** Deletes the previous picture; refuses one that the actor has not uploaded. */
    async changePicture(actor: Member, picture: NewPicture) {
      await db.transaction().execute(async (tx) => {
        const files = 'imageId' in picture ? [picture.imageId] : [];
        await media.replace(tx, actor, { kind: 'profile', id: actor.id }, files);
        await records.showPicture(tx, actor.id, picture, clock());
        await invalidate(tx, `user:${actor.id}`, 'people');
      });
      const { art, imageId, isPictureHeld } = await own(actor);
      return { art, imageId, isPictureHeld };
    },
  };
}

/** Fields that minors find as well. */
const IS_FOUND: ReadonlySet<ProfileField> = new Set(['bio', 'specialties', 'achievements']);

/** A child's words go to friends and club mates at most, even where others' are public. */
const audienceOf = ({ ageBand }: Member) => (isAdult(ageBand) ? 'public' : 'friends');

const editable = (own: Omit<OwnProfile, 'readersFrom' | 'waitingBio'>): ProfileEdit =>
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
