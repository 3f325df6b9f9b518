import type { PrivacySetting, ProfileVisibility } from '@ribbon/domain/privacy';

/** What can be switched today: nobody can be tagged yet, and there are no leaderboards. */
type Switches = Exclude<PrivacySetting, 'profileVisibility' | 'allowTags' | 'onLeaderboards'>;

export const VISIBILITY_TEXTS: Readonly<Record<ProfileVisibility, string>> = {
  private: 'Friends and people of your club see a short version.',
  friends: 'Friends see all of it, people of your club a short version.',
  public: 'Everybody sees a short version, also without an account; friends see all of it.',
};

/** The switches in the order in which they are shown; `child` where fewer words do. */
export const SWITCH_TEXTS: Readonly<
  Record<Switches, { label: string; hint: string; child?: string }>
> = {
  listedInDirectory: {
    label: 'List me in the directory',
    hint: 'People can find you in the list of gymnasts.',
  },
  allowSuggestions: {
    label: 'Suggest me as a friend',
    hint: 'To people you may know. Under 18, only to squad mates of the same age.',
    child: 'Only to children of your age in your club.',
  },
  allowPublicPosts: {
    label: 'Let me post to everybody',
    hint: 'You still choose for each post who sees it.',
    child: 'Friends and your club can see your posts.',
  },
  openFeed: {
    label: 'Show me posts from people I don’t know',
    hint: 'Off: your feed holds only your friends and your clubs.',
    child: 'Your feed is for your friends and your club.',
  },
  showAchievements: {
    label: 'Show my achievements',
    hint: 'On your profile, to those who may see it.',
    child: 'To people who can see your profile.',
  },
  showSocialLinksToFriends: {
    label: 'Show my social links to friends',
    hint: 'Never to anybody else.',
  },
  showEmailToFriends: {
    label: 'Show my email to friends',
    hint: 'Never to anybody else.',
  },
  showAgeToFriends: {
    label: 'Show my age to friends',
    hint: 'Never to anybody else.',
  },
};

export const SWITCHES = Object.keys(SWITCH_TEXTS) as Switches[];
