import { CARD, type CardRow } from '#db/cards';
import { runPrepared } from '#db/prepared-statement';
import type { DB } from '#db/schema.generated';
import {
  areFriends,
  friendIdsOf,
  hasAsked,
  hiddenFrom,
  isGuardianOf,
  isStaffOf,
  notBlocked,
  shareClub,
} from '#db/relations';
import { shapeOf } from '#db/viewer';
import { type Viewer, isOpenProfile, mayReadPost } from '#db/visibility';
import type { PersonImageId, UserId, UserType } from '@ribbon/domain/accounts';
import type { ProfileVisibility } from '@ribbon/domain/privacy';
import type { ProfileStats, ViewerFacts, SocialLinks } from '@ribbon/domain/profiles';
import { type Kysely, type RawBuilder, sql } from 'kysely';

type Shows = Readonly<
  Record<'showEmail' | 'showAge' | 'showSocialLinks' | 'showAchievements', boolean | null>
>;

export type Counts = { [Name in keyof ProfileStats]: number };

export interface ProfileRow extends CardRow, Shows, Omit<ViewerFacts, 'ageBand' | 'isSelf'> {
  userType: UserType;
  visibility: ProfileVisibility;
  bio: string | null;
  age: number | null;
  specialties: string[];
  achievements: string[];
  socialLinks: Partial<SocialLinks>;
  email: string;
  joinedAt: Date;
  /** Whether or not others see it already. */
  pictureId: PersonImageId | null;
  isFollowed: boolean;
}

export type CountedRow = ProfileRow & { counts: Counts };

const never = sql<boolean>`false`;

/** Counted for this viewer: nobody who is invisible to them counts. */
function countsFor(userId: UserId, viewer: Viewer | undefined, now: Date) {
  const seen = (person: string) => notBlocked(viewer?.id, person);
  // The few who are hidden are looked up; counting all of many followers would take its time.
  const hiddenFollowers =
    viewer === undefined
      ? sql`0`
      : sql`(select count(*) from ${hiddenFrom(viewer.id)} hidden
          join follows f on f.follower_id = hidden.id where f.followed_id = ${userId})`;
  return sql<Counts>`json_build_object(
    'posts', (select count(*) from posts p join athlete_profiles a on a.id = p.author_id
      where p.author_id = ${userId} and p.approval_status = 'approved'
        and ${mayReadPost(viewer, now)}),
    'followers', p.followers_count - ${hiddenFollowers},
    'following', (select count(*) from follows f where f.follower_id = ${userId}
      and ${seen('f.followed_id')}),
    'friends', (select count(*) from ${friendIdsOf(sql`${userId}::uuid`)} f
      join athlete_profiles o on o.id = f.id and o.status = 'active'
      where ${seen('o.id')} and ${notBlocked(userId, 'o.id')}),
    'clubs', (select count(*) from club_memberships m
      join clubs c on c.id = m.club_id and c.deleted_at is null
      where m.user_id = ${userId} and m.status = 'active'))`;
}

const profileFor = <Row extends ProfileRow>(
  userId: UserId,
  viewer: Viewer | undefined,
  now: Date,
  more: RawBuilder<unknown>,
) => {
  const known = (fact: (id: string, person: string) => RawBuilder<boolean>) =>
    viewer === undefined ? never : fact(viewer.id, 'p.id');
  const isFollowed =
    viewer === undefined
      ? never
      : sql`exists (select from follows where follower_id = ${viewer.id} and followed_id = p.id)`;
  return sql<Row>`
    select ${CARD}, p.user_type as "userType", p.feed_visibility as visibility, p.bio,
      p.age_shown as age, p.specialties, p.achievements, p.social_links as "socialLinks", u.email,
      p.created_at as "joinedAt", p.profile_image_id as "pictureId",
      s.show_email_to_friends as "showEmail", s.show_age_to_friends as "showAge",
      s.show_social_links_to_friends as "showSocialLinks", s.show_achievements as "showAchievements",
      p.status = 'active' and ${notBlocked(viewer?.id, 'p.id')} as "isThere",
      ${isOpenProfile('p', now)} as "isOpen", ${known(areFriends)} as "isFriend",
      ${known(isGuardianOf)} as "isGuardian", ${known(isStaffOf)} as "isStaff",
      ${known(shareClub)} as "sharesClub", ${known(hasAsked)} as "hasRequest",
      ${isFollowed} as "isFollowed" ${more}
    from athlete_profiles p join users u on u.id = p.id
    left join privacy_settings s on s.user_id = p.id
    where p.id = ${userId}`;
};

export const profileReadingStore = {
  /** A profile with everything that decides how much of it this person sees. */
  async find(
    db: Kysely<DB>,
    userId: UserId,
    viewer: Viewer | undefined,
    now: Date,
  ): Promise<ProfileRow | undefined> {
    const { rows } = await profileFor(userId, viewer, now, sql``).execute(db);
    return rows[0];
  },

  /** The same with its figures, in one statement. */
  async counted(
    db: Kysely<DB>,
    userId: UserId,
    viewer: Viewer | undefined,
    now: Date,
  ): Promise<CountedRow | undefined> {
    const rows = await runPrepared(
      db,
      shapeOf(`profile ${viewer !== undefined}`, viewer, now),
      (blank) => {
        const [user, eyes] = [
          blank<UserId>('user'),
          viewer && { ...viewer, id: blank<string>('viewer') },
        ];
        const counts = sql`, ${countsFor(user, eyes, now)} as counts`;
        return profileFor<CountedRow>(user, eyes, now, counts);
      },
      { user: userId, viewer: viewer?.id },
    );
    return rows[0];
  },
};
