import { cardOf } from '#db/people/cards';
import type { DB } from '#db/schema.generated';
import { statusIn } from '#features/friends';
import { viewerOf } from '#db/visibility/viewer';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import { type Member, type UserId, ageBandAt, isMinor } from '@ribbon/domain/accounts';
import { friendPolicy } from '@ribbon/domain/friends';
import { defaultPrivacy } from '@ribbon/domain/privacy';
import {
  BIO_PREVIEW,
  type PrivatePart,
  type ProfileStats,
  type ProfileView,
  type ViewerFacts,
  SOCIAL_SITES,
  type SocialLinks,
  profilePolicy,
} from '@ribbon/domain/profiles';
import type { Kysely } from 'kysely';
import { type Counts, type ProfileRow, profileReadingStore } from './profiles.read.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
}

export type ProfileReading = ReturnType<typeof profileReading>;

/** Profiles, as each viewer may see them. */
export const profileReading = ({ db, clock }: Needs) => ({
  /** A profile that is not for this person does not exist. */
  async read(viewer: Member | undefined, userId: UserId): Promise<ProfileView> {
    const now = clock();
    const sqlViewer = viewer && viewerOf(viewer);
    const row = reveal(await profileReadingStore.counted(db, userId, sqlViewer, now));
    const { friendship, ...facts } = factsFor(viewer, row, now);
    const view = profilePolicy.viewFor(viewer, facts);
    reveal(row, view !== 'none');
    const { name, ...card } = cardOf(row, now);
    const oversees = facts.isSelf || row.isGuardian;
    const { bio, specialties, achievements } = row;
    const isForReader = profilePolicy.readsTexts(viewer, facts);
    const texts = isForReader ? { bio, specialties, achievements } : NO_TEXTS;
    return {
      ...card,
      imageId: oversees ? row.pictureId : card.imageId,
      name: profilePolicy.seesWholeName(viewer, facts) ? (row.fullName ?? name) : name,
      isSelf: facts.isSelf,
      isMinor: isMinor(facts.ageBand),
      bioPreview: preview(texts.bio),
      specialties: texts.specialties,
      joinedAt: row.joinedAt,
      stats: seenStats(row.counts, friendPolicy.seesCounts(viewer, { ...facts, id: userId })),
      privatePart: view === 'private' ? privatePartOf(viewer, { ...row, ...texts }, facts) : null,
      friendship,
      mayFollow: viewer !== undefined && !facts.isSelf && friendPolicy.follow(viewer, facts),
      isFollowed: row.isFollowed,
    };
  },
});

/**
 * Everything the policy asks about the two people, with the state of their friendship. The
 * addressee of a request sees who sent it, once no guardian has a say in it any more; sending one
 * shows nothing of the other (rule 22).
 */
export function factsFor(viewer: Member | undefined, row: ProfileRow, now: Date) {
  const friendship = statusIn(viewer, { ...row, id: row.userId }, now);
  return {
    ...row,
    friendship,
    isSelf: viewer?.id === row.userId,
    ageBand: ageBandAt(row, now),
    isFriend: friendship?.state === 'friends',
    hasRequest: friendship?.state === 'received',
  };
}

/** Of a minor others see what was posted, and no counts of people. */
const seenStats = (counts: Counts, seesCounts: boolean): ProfileStats =>
  seesCounts
    ? counts
    : { posts: counts.posts, followers: null, following: null, friends: null, clubs: null };

const NO_TEXTS = { bio: null, specialties: [], achievements: [] };

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

function preview(bio: string | null): string | null {
  // A letter as the reader sees it is never less than one unit of the string.
  if (bio === null || bio.length <= BIO_PREVIEW) return bio;
  const emails = Array.from(segmenter.segment(bio), ({ segment }) => segment);
  return emails.length <= BIO_PREVIEW ? bio : `${emails.slice(0, BIO_PREVIEW).join('').trimEnd()}…`;
}

/** The part of a profile for friends; a choice never made is the default of the age. */
function privatePartOf(
  viewer: Member | undefined,
  row: ProfileRow,
  facts: ViewerFacts,
): PrivatePart {
  const usual = defaultPrivacy({ ageBand: facts.ageBand, userType: row.userType });
  const contact = profilePolicy.sharesContact(viewer, facts);
  const shows = (chosen: boolean | null, otherwise: boolean) =>
    facts.isSelf || (chosen ?? otherwise);
  return {
    bio: row.bio,
    email: contact && shows(row.showEmail, usual.showEmailToFriends) ? row.email : null,
    age: contact && shows(row.showAge, usual.showAgeToFriends) ? row.age : null,
    achievements: shows(row.showAchievements, usual.showAchievements) ? row.achievements : null,
    social:
      contact && shows(row.showSocialLinks, usual.showSocialLinksToFriends)
        ? socialOf(row.socialLinks)
        : null,
  };
}

export const socialOf = (links: Partial<SocialLinks>): SocialLinks =>
  Object.fromEntries(SOCIAL_SITES.map((site) => [site, links[site] ?? null])) as SocialLinks;
