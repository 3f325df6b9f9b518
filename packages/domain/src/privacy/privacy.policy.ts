import { AgeBand, type UserType, isAdult } from '../accounts/index.ts';
import {
  type PrivacySetting,
  PrivacySettings,
  ProfileVisibility,
  TagChoice,
} from './privacy.schema.ts';

type Choices = { readonly [Name in PrivacySetting]: readonly PrivacySettings[Name][] };

const OFF = [false] as const;
const FREE = [false, true] as const;

const UNDER_THIRTEEN: Choices = {
  profileVisibility: ['private', 'friends'],
  listedInDirectory: OFF,
  showEmailToFriends: OFF,
  showAgeToFriends: OFF,
  showSocialLinksToFriends: OFF,
  showAchievements: FREE,
  allowPublicPosts: OFF,
  openFeed: OFF,
  allowSuggestions: FREE,
  onLeaderboards: OFF,
  // Until 13 a guardian's photo consent says it.
  whoCanTag: ['nobody'],
};
const UNDER_SIXTEEN: Choices = {
  ...UNDER_THIRTEEN,
  onLeaderboards: FREE,
  whoCanTag: ['nobody', 'ask'],
};
const UNDER_EIGHTEEN: Choices = {
  ...UNDER_SIXTEEN,
  profileVisibility: ProfileVisibility.options,
  listedInDirectory: FREE,
  allowPublicPosts: FREE,
  openFeed: FREE,
};
const ADULT: Choices = {
  ...UNDER_EIGHTEEN,
  showEmailToFriends: FREE,
  showAgeToFriends: FREE,
  showSocialLinksToFriends: FREE,
  whoCanTag: TagChoice.options,
};

/** What each age may choose; each band may do what the one before may. */
const CHOICES: Readonly<Record<AgeBand, Choices>> = {
  under13: UNDER_THIRTEEN,
  '13-15': UNDER_SIXTEEN,
  '16-17': UNDER_EIGHTEEN,
  adult: ADULT,
};

const FREE_FROM: Readonly<Record<AgeBand, number>> = {
  under13: 0,
  '13-15': 13,
  '16-17': 16,
  adult: 18,
};

/** As much of a person as the ceiling depends on. */
export interface PrivacyOwner {
  ageBand: AgeBand;
  userType: UserType;
}

/** A child's account keeps a child's ceiling, whatever its birthday, until its type changes. */
const bandOf = ({ ageBand, userType }: PrivacyOwner): AgeBand =>
  userType === 'child_gymnast' ? 'under13' : ageBand;

const isChildsAccount = (owner: PrivacyOwner) => bandOf(owner) === 'under13';

const NAMES = PrivacySettings.keyof().options;

/** How far somebody's feed reaches beyond friends and own clubs. */
export type FeedReach = 'near' | 'openIfChosen' | 'openUnlessClosed';

const isOpen = <Name extends PrivacySetting>(
  band: AgeBand,
  name: Name,
  value: PrivacySettings[Name],
): boolean => (CHOICES[band][name] as readonly unknown[]).includes(value);

export const privacyPolicy = {
  choices: <Name extends PrivacySetting>(owner: PrivacyOwner, name: Name) =>
    CHOICES[bandOf(owner)][name],

  /** The settings that lie above what this person may choose. */
  exceeding: (owner: PrivacyOwner, settings: PrivacySettings): PrivacySetting[] =>
    NAMES.filter((name) => !isOpen(bandOf(owner), name, settings[name])),

  /** The age from which more can be chosen; undefined where everything can. */
  widensAt(owner: PrivacyOwner, name: PrivacySetting): number | undefined {
    const own = CHOICES[bandOf(owner)][name].length;
    const wider = AgeBand.options.find((band) => CHOICES[band][name].length > own);
    return wider && FREE_FROM[wider];
  },

  /** Whether strangers enter somebody's feed: never, or as chosen, until then as is usual at the age. */
  feedReach: (owner: PrivacyOwner): FeedReach => {
    if (!isOpen(bandOf(owner), 'openFeed', true)) return 'near';
    return defaultPrivacy(owner).openFeed ? 'openUnlessClosed' : 'openIfChosen';
  },

  /** What counts: whatever is stored, nothing above the ceiling. */
  within(owner: PrivacyOwner, settings: PrivacySettings): PrivacySettings {
    const band = bandOf(owner);
    const widest = <Name extends PrivacySetting>(name: Name): PrivacySettings[Name] =>
      isOpen(band, name, settings[name])
        ? settings[name]
        : (CHOICES[band][name].at(-1) as PrivacySettings[Name]);
    return Object.fromEntries(NAMES.map((name) => [name, widest(name)])) as PrivacySettings;
  },
};

/** The settings of somebody who has not chosen any, apart from the two that every profile has. */
export function defaultPrivacy(
  owner: PrivacyOwner,
): Omit<PrivacySettings, 'profileVisibility' | 'listedInDirectory'> {
  const isGrown = isAdult(bandOf(owner));
  return {
    showEmailToFriends: false,
    showAgeToFriends: false,
    showSocialLinksToFriends: isGrown,
    showAchievements: true,
    // Young people opt in; adults start with what they can do anyway.
    allowPublicPosts: isGrown,
    openFeed: isGrown,
    allowSuggestions: true,
    onLeaderboards: false,
    whoCanTag: isChildsAccount(owner) ? 'nobody' : 'ask',
  };
}
