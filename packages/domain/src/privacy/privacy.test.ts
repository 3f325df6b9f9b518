import { describe, expect, it } from 'vitest';
import { AgeBand, type UserType } from '../accounts/index.ts';
import { type PrivacyOwner, defaultPrivacy, privacyPolicy } from './privacy.policy.ts';
import { PrivacySettings, ProfileVisibility, TagChoice } from './privacy.schema.ts';

const NAMES = PrivacySettings.keyof().options;
const SWITCHES = NAMES.filter((name) => name !== 'profileVisibility' && name !== 'whoCanTag');

const CHOICES = ProfileVisibility.options.flatMap((profileVisibility) =>
  TagChoice.options.map((whoCanTag) => ({ profileVisibility, whoCanTag })),
);

/** Every way the settings can be set: both choices times all switches. */
const EVERY_SETTING: readonly PrivacySettings[] = CHOICES.flatMap((choices) =>
  Array.from({ length: 2 ** SWITCHES.length }, (_, bits) => ({
    ...(Object.fromEntries(
      SWITCHES.map((name, index) => [name, (bits & (1 << index)) !== 0]),
    ) as Omit<PrivacySettings, 'profileVisibility' | 'whoCanTag'>),
    ...choices,
  })),
);

/** Both choices, each from narrow to wide. */
const RANKS: readonly string[] = ['nobody', 'ask', 'private', 'friends', 'public'];

const OWNERS: readonly PrivacyOwner[] = AgeBand.options.flatMap((ageBand) =>
  (['gymnast', 'child_gymnast'] satisfies UserType[]).map((userType) => ({ ageBand, userType })),
);

describe.each(OWNERS)('for $ageBand ($userType), whatever is stored', (owner) => {
  it('nothing that counts is above the ceiling, and the rest stays as it was', () => {
    const broken = EVERY_SETTING.filter((settings) => {
      const counts = privacyPolicy.within(owner, settings);
      const above = privacyPolicy.exceeding(owner, settings);
      return (
        privacyPolicy.exceeding(owner, counts).length > 0 ||
        NAMES.some((name) => (counts[name] === settings[name]) === above.includes(name))
      );
    });
    expect(broken).toEqual([]);
  });

  it('a ceiling only ever narrows', () => {
    const rank = (value: PrivacySettings[keyof PrivacySettings]) =>
      typeof value === 'boolean' ? Number(value) : RANKS.indexOf(value);
    const widened = EVERY_SETTING.filter((settings) => {
      const counts = privacyPolicy.within(owner, settings);
      return NAMES.some((name) => rank(counts[name]) > rank(settings[name]));
    });
    expect(widened).toEqual([]);
  });

  it('the defaults are within it', () => {
    const profile = { profileVisibility: 'private', listedInDirectory: false } as const;
    expect(privacyPolicy.exceeding(owner, { ...defaultPrivacy(owner), ...profile })).toEqual([]);
  });
});

it('nobody loses a choice by growing older', () => {
  for (const name of NAMES) {
    const sizes = AgeBand.options.map(
      (ageBand) => privacyPolicy.choices({ ageBand, userType: 'gymnast' }, name).length,
    );
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  }
});

describe('what the page on child safety says', () => {
  const ages = { under13: 0, '13-15': 13, '16-17': 16, adult: 18 } as const;
  const open = (name: keyof PrivacySettings, value: boolean | ProfileVisibility | TagChoice) =>
    AgeBand.options
      .filter((ageBand) =>
        (
          privacyPolicy.choices({ ageBand, userType: 'gymnast' }, name) as readonly unknown[]
        ).includes(value),
      )
      .map((ageBand) => ages[ageBand]);

  it.each([
    ['profileVisibility', 'public', [16, 18]],
    ['profileVisibility', 'friends', [0, 13, 16, 18]],
    ['listedInDirectory', true, [16, 18]],
    ['allowPublicPosts', true, [16, 18]],
    ['openFeed', true, [16, 18]],
    ['showEmailToFriends', true, [18]],
    ['showAgeToFriends', true, [18]],
    ['showSocialLinksToFriends', true, [18]],
    ['onLeaderboards', true, [13, 16, 18]],
    ['whoCanTag', 'ask', [13, 16, 18]],
    ['whoCanTag', 'friends', [18]],
    ['showAchievements', true, [0, 13, 16, 18]],
    ['allowSuggestions', true, [0, 13, 16, 18]],
  ] as const)('%s may be %s from these ages: %j', (name, value, from) => {
    expect(open(name, value)).toEqual(from);
  });

  it.each([
    ['under13', 'gymnast', 'near'],
    ['13-15', 'gymnast', 'near'],
    ['16-17', 'gymnast', 'openIfChosen'],
    ['16-17', 'child_gymnast', 'near'],
    ['adult', 'gymnast', 'openUnlessClosed'],
  ] as const)('the feed of somebody %s (%s) reaches: %s', (ageBand, userType, reach) => {
    expect(privacyPolicy.feedReach({ ageBand, userType })).toBe(reach);
  });

  it('a child’s account stays a child’s, also after the sixteenth birthday', () => {
    const owner = { ageBand: '16-17', userType: 'child_gymnast' } as const;
    expect(privacyPolicy.choices(owner, 'profileVisibility')).toEqual(['private', 'friends']);
  });

  it.each([
    ['under13', 'listedInDirectory', 16],
    ['13-15', 'showEmailToFriends', 18],
    ['under13', 'onLeaderboards', 13],
    ['adult', 'listedInDirectory', undefined],
    ['under13', 'showAchievements', undefined],
  ] as const)('at %s, %s widens at %s', (ageBand, name, age) => {
    expect(privacyPolicy.widensAt({ ageBand, userType: 'gymnast' }, name)).toBe(age);
  });
});
