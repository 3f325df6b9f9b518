import type { PrivacySetting, ProfileVisibility } from '@ribbon/domain/privacy';

type Switches = Exclude<PrivacySetting, 'profileVisibility' | 'whoCanTag'>;

export const VISIBILITY_TEXTS: Readonly<Record<ProfileVisibility, string>> = {
  private: 'Friends and club members see a short version.',
  friends: 'Friends see everything; club members see a short version.',
  public: 'Everyone sees a short version, even without an account; friends see everything.',
};

export const TAG_TEXTS = {
  adult: 'Only friends and people from your clubs can. You can take a tag off at any time.',
  young:
    'Only a coach of your club or an adult linked to you can, and only where you’ve said yes under “Pictures of me”. You can take a tag off at any time.',
} as const;

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
    hint: 'To people you may know. If you’re under 18, only to people your age in your squad.',
    child: 'Only to children your age in your club.',
  },
  allowPublicPosts: {
    label: 'Let me post to everyone',
    hint: 'You still choose who sees each post.',
    child: 'Friends and your club can see your posts.',
  },
  openFeed: {
    label: 'Show me posts from people I don’t know',
    hint: 'When it’s off, you only see posts from your friends and your clubs.',
    child: 'Your feed is for your friends and your club.',
  },
  showAchievements: {
    label: 'Show my achievements',
    hint: 'On your profile, to people who can see it.',
    child: 'To people who can see your profile.',
  },
  onLeaderboards: {
    label: 'Show me on leaderboards',
    hint: 'In challenges you join. If you’re under 16, only your club can see.',
    child: 'Children are never on leaderboards.',
  },
  showSocialLinksToFriends: {
    label: 'Show my social links to friends',
    hint: 'Never to anyone else.',
  },
  showEmailToFriends: {
    label: 'Show my email to friends',
    hint: 'Never to anyone else.',
  },
  showAgeToFriends: {
    label: 'Show my age to friends',
    hint: 'Never to anyone else.',
  },
};

export const SWITCHES = Object.keys(SWITCH_TEXTS) as Switches[];
