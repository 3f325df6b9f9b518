import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { PrivacySettings } from '@ribbon/domain/privacy';
import type { Kysely } from 'kysely';

type ProfilePart = Pick<PrivacySettings, 'profileVisibility' | 'listedInDirectory'>;
/** Null for a person who has never been asked: the feed is then as usual at their age. */
type ChosenPart = Omit<PrivacySettings, keyof ProfilePart | 'openFeed'> & {
  openFeed: boolean | null;
};

export const privacyStore = {
  profilePart: (db: Kysely<DB>, userId: UserId): Promise<ProfilePart> =>
    db
      .selectFrom('athlete_profiles')
      .select(['feed_visibility as profileVisibility', 'listed_in_directory as listedInDirectory'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),

  /** Undefined until something was chosen. */
  chosenPart: (db: Kysely<DB>, userId: UserId): Promise<ChosenPart | undefined> =>
    db
      .selectFrom('privacy_settings')
      .select([
        'show_email_to_friends as showEmailToFriends',
        'show_age_to_friends as showAgeToFriends',
        'show_social_links_to_friends as showSocialLinksToFriends',
        'show_achievements as showAchievements',
        'allow_public_posts as allowPublicPosts',
        'open_feed as openFeed',
        'allow_suggestions as allowSuggestions',
        'on_leaderboards as onLeaderboards',
        'who_can_tag as whoCanTag',
      ])
      .where('user_id', '=', userId)
      .executeTakeFirst(),

  async save(tx: Kysely<DB>, userId: UserId, settings: ChosenPart, at: Date): Promise<void> {
    const chosen = {
      show_email_to_friends: settings.showEmailToFriends,
      show_age_to_friends: settings.showAgeToFriends,
      show_social_links_to_friends: settings.showSocialLinksToFriends,
      show_achievements: settings.showAchievements,
      allow_public_posts: settings.allowPublicPosts,
      open_feed: settings.openFeed,
      allow_suggestions: settings.allowSuggestions,
      on_leaderboards: settings.onLeaderboards,
      who_can_tag: settings.whoCanTag,
      updated_at: at,
    };
    await tx
      .insertInto('privacy_settings')
      .values({ user_id: userId, ...chosen })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen))
      .execute();
  },
};
