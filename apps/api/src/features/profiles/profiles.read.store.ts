import type { ReaderAge } from '#platform/content/content';
import { CARD, type CardRow } from '#db/people/cards';
import { type AsJson, withDates } from '#db/queries/json-rows';
import { runPrepared } from '#db/queries/prepared-statement';
import type { DB } from '#db/schema.generated';
import {
  areFriends,
  blockedWith,
  friendIdsOf,
  hiddenFollowersOf,
  isGuardianOf,
  isNotHidden,
  isStaffOf,
  shareClub,
  withHidden,
} from '#db/visibility/relations';
import { shapeOf } from '#db/visibility/viewer';
import {
  type Viewer,
  betweenTwo,
  isOpenProfile,
  isTiedToChild,
  isKnownToChild,
  mayReadPost,
} from '#db/visibility/visibility';
import { type FactsColumn, factsOf } from '#features/friends';
import {
  type PersonImageId,
  type UserId,
  type UserType,
  ageBandAt,
  isAdult,
} from '@ribbon/domain/accounts';
import type { ProfileVisibility } from '@ribbon/domain/privacy';
import type { ProfileStats, ViewerFacts, SocialLinks } from '@ribbon/domain/profiles';
import { type Kysely, type RawBuilder, sql } from 'kysely';

type Shows = Readonly<
  Record<'showEmail' | 'showAge' | 'showSocialLinks' | 'showAchievements', boolean | null>
>;

export type Counts = { [Name in keyof ProfileStats]: number };

/** Whether they are friends, or one has asked the other, is in the facts of the friendship. */
type Known = Omit<ViewerFacts, 'ageBand' | 'isSelf' | 'isFriend' | 'hasRequest'>;

export interface ProfileRow extends CardRow, Shows, Known {
  userType: UserType;
  visibility: ProfileVisibility;
  bio: string | null;
  age: number | null;
  specialties: string[];
  achievements: string[];
  socialLinks: Partial<SocialLinks>;
  email: string;
  joinedAt: Date;
  /** From which age on people read the words; null where nobody has read them as words to a child. */
  readerAge: ReaderAge | null;
  /** Whether or not others see it already. */
  pictureId: PersonImageId | null;
  isFollowed: boolean;
  /** Between the viewer and this person; visitors have none. */
  facts: FactsColumn | null;
}

export type CountedRow = ProfileRow & { counts: Counts };

const never = sql<boolean>`false`;

/** What there is between the viewer and the person, found once for everything that asks for it. */
const TIE = {
  isVisible: sql.ref<boolean>('tie.is_visible'),
  isNear: sql.ref<boolean>('tie.is_near'),
};

/** Counted for this viewer: nobody who is invisible to them counts. */
function countsFor(viewer: Viewer | undefined, now: Date) {
  return sql<Counts>`json_build_object(
    'posts', (select count(*) from posts
      where posts.author_id = profile.id and posts.approval_status = 'approved'
        and ${mayReadPost(viewer, now, { post: 'posts', author: 'profile', known: TIE })}),
    'followers', profile.followers_count - ${hiddenFollowersOf('profile.id')},
    'following', (select count(*) from follows follow where follow.follower_id = profile.id
      and ${isNotHidden('follow.followed_id')}),
    'friends', (select count(*) from ${friendIdsOf(sql`profile.id`)} friend
      join athlete_profiles friend_profile on friend_profile.id = friend.id and friend_profile.status = 'active'
      where ${isNotHidden('friend_profile.id')} and friend_profile.id not in ${blockedWith(sql`profile.id`)}),
    'clubs', (select count(*) from club_memberships member
      join clubs club on club.id = member.club_id and club.deleted_at is null
      where member.user_id = profile.id and member.status = 'active'))`;
}

/**
 * What opens a profile to this viewer. What cannot matter is not asked: who is no guardian of anybody is
 * none of this person, a club of both opens nothing without the flag (`profilePolicy.isStaff`), and what
 * is open is open to club mates, too.
 */
function tiesOf({ viewer, now, isOpenAdult }: Asked) {
  if (viewer === undefined)
    return sql`false as "isGuardian", false as "isStaff", false as "sharesClub",
      false as "isFriendOfChild", false as "isMateOfChild", false as "isFollowed"`;
  const looksAfterNobody = viewer.isAdult && !viewer.isGuardian;
  const isGuardian = looksAfterNobody ? never : isGuardianOf(viewer.id, 'profile.id');
  const isStaff = viewer.isAdult && viewer.seesPrivate ? isStaffOf(viewer.id, 'profile.id') : never;
  const sharesClub = isOpenAdult
    ? never
    : sql`not ${isOpenProfile('profile', now)} and ${
        viewer.isChild
          ? isKnownToChild(viewer.id, 'profile', now)
          : shareClub(viewer.id, 'profile.id')
      }`;
  return sql`${isGuardian} as "isGuardian", ${isStaff} as "isStaff",
    ${sharesClub} as "sharesClub",
    ${isTiedToChild(areFriends, viewer, 'profile.id', now)} as "isFriendOfChild",
    ${isTiedToChild((child) => isKnownToChild(child, 'profile', now), viewer, 'profile.id', now)} as "isMateOfChild",
    exists (select from follows where follower_id = ${viewer.id} and followed_id = profile.id) as "isFollowed"`;
}

/** A block hides from no guardian who is tied to a child under 13 (rule 25). */
const isOfChild = ({ viewer, now }: Asked): RawBuilder<boolean> =>
  viewer?.isGuardian
    ? sql<boolean>`(${isTiedToChild(areFriends, viewer, 'profile.id', now)}
        or ${isTiedToChild((child) => isKnownToChild(child, 'profile', now), viewer, 'profile.id', now)})`
    : never;

interface Asked {
  viewer: Viewer | undefined;
  now: Date;
  /** The same moment, filled in with each call. */
  at: Date;
  /** An adult looks at an open profile of an adult, as mostly; what could only matter to others is left out. */
  isOpenAdult: boolean;
  more?: RawBuilder<unknown>;
}

const profileFor = <Row extends ProfileRow>(userId: UserId, asked: Asked) => {
  const { viewer, now, at, isOpenAdult, more = sql`` } = asked;
  const { isNear } = betweenTwo(viewer, 'profile', now);
  const isVisible = viewer === undefined ? sql`true` : isNotHidden('profile.id');
  const facts =
    viewer === undefined
      ? sql`null`
      : factsOf(viewer.id, {
          isAdult: viewer.isAdult,
          now,
          at,
          isVisible: TIE.isVisible,
          areAdults: isOpenAdult,
        });
  // As one value: its many columns would take the driver longer than PostgreSQL takes to write them.
  return sql<{ profile: AsJson<Row> }>`${withHidden(viewer?.id)}
    select row_to_json(found) as profile from (select ${CARD}, profile.user_type as "userType", profile.feed_visibility as visibility, profile.bio,
      profile.age_shown as age, profile.specialties, profile.achievements, profile.social_links as "socialLinks", account.email,
      profile.created_at as "joinedAt", profile.profile_image_id as "pictureId",
      profile.texts_reader_age as "readerAge",
      privacy.show_email_to_friends as "showEmail", privacy.show_age_to_friends as "showAge",
      privacy.show_social_links_to_friends as "showSocialLinks", privacy.show_achievements as "showAchievements",
      profile.status = 'active' and (${TIE.isVisible} or ${isOfChild(asked)}) as "isThere", ${isOpenProfile('profile', now)} as "isOpen",
      ${tiesOf(asked)}, ${facts} as facts ${more}
    from athlete_profiles profile join users account on account.id = profile.id
    left join privacy_settings privacy on privacy.user_id = profile.id
    cross join lateral (select ${isVisible} as is_visible, ${isNear} as is_near offset 0) tie
    where profile.id = ${userId}) found`;
};

/**
 * The statement is as long as it is often asked, so its text is made once. Half of it is about minors and
 * about profiles that are not open; an adult's eyes ask for that only where it is one of these.
 */
async function readProfile<Row extends ProfileRow>(
  db: Kysely<DB>,
  name: string,
  { userId, viewer, now }: { userId: UserId; viewer: Viewer | undefined; now: Date },
  more?: (sqlViewer: Viewer | undefined) => RawBuilder<unknown>,
): Promise<Row | undefined> {
  const ask = async (isOpenAdult: boolean): Promise<Row | undefined> => {
    const found = await runPrepared(
      db,
      shapeOf(`${name} ${viewer !== undefined} ${isOpenAdult}`, viewer, now),
      (blank) => {
        const sqlViewer = viewer && { ...viewer, id: blank<string>('viewer') };
        const asked = { viewer: sqlViewer, now, at: blank<Date>('now'), isOpenAdult };
        return profileFor<Row>(blank('user'), { ...asked, ...(more && { more: more(sqlViewer) }) });
      },
      { user: userId, viewer: viewer?.id, now },
    );
    const [row] = withDates<Row>(
      found.map(({ profile }) => profile),
      'joinedAt',
    );
    return row;
  };
  if (viewer?.isAdult !== true) return ask(false);
  const row = await ask(true);
  const isKnown = row === undefined || (row.isOpen && isAdult(ageBandAt(row, now)));
  return isKnown ? row : ask(false);
}

export const profileReadingStore = {
  /** A profile with everything that decides how much of it this person sees. */
  find: (
    db: Kysely<DB>,
    userId: UserId,
    viewer: Viewer | undefined,
    now: Date,
  ): Promise<ProfileRow | undefined> => readProfile(db, 'profile', { userId, viewer, now }),

  /** The same with its figures, in one statement. */
  counted: (
    db: Kysely<DB>,
    userId: UserId,
    viewer: Viewer | undefined,
    now: Date,
  ): Promise<CountedRow | undefined> =>
    readProfile<CountedRow>(
      db,
      'counted profile',
      { userId, viewer, now },
      (sqlViewer) => sql`, ${countsFor(sqlViewer, now)} as counts`,
    ),
};
