import { type World, createWorld } from '#testing/world';
import { type PrivacySettings, privacyEndpoints } from '@ribbon/domain/privacy';
import { afterAll, beforeAll, expect, it } from 'vitest';

const { change, read } = privacyEndpoints;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const thisYear = new Date().getUTCFullYear();
const CHILD = { userType: 'child_gymnast', birthYear: thisYear - 10 } as const;
const TEEN = { birthYear: thisYear - 15 };
const NEARLY_ADULT = { birthYear: thisYear - 17 };

const everything: PrivacySettings = {
  profileVisibility: 'public',
  listedInDirectory: true,
  showEmailToFriends: true,
  showAgeToFriends: true,
  showSocialLinksToFriends: true,
  showAchievements: true,
  allowPublicPosts: true,
  openFeed: true,
  allowSuggestions: true,
  onLeaderboards: true,
  whoCanTag: 'friends',
};

it('an adult chooses freely, and finds it so again', async () => {
  const adult = await world.person();
  const saved = await world.call(adult, change, { body: everything });
  expect(saved).toEqual(everything);
  expect(await world.call(adult, read)).toEqual(everything);
  const quiet = { ...everything, profileVisibility: 'private', whoCanTag: 'nobody' } as const;
  await world.call(adult, change, { body: quiet });
  expect(await world.call(adult, read)).toEqual(quiet);
});

it.each([
  [
    CHILD,
    [
      'profileVisibility',
      'listedInDirectory',
      'showEmailToFriends',
      'showAgeToFriends',
      'showSocialLinksToFriends',
      'allowPublicPosts',
      'openFeed',
      'onLeaderboards',
      'whoCanTag',
    ],
  ],
  [
    TEEN,
    [
      'profileVisibility',
      'listedInDirectory',
      'showEmailToFriends',
      'showAgeToFriends',
      'showSocialLinksToFriends',
      'allowPublicPosts',
      'openFeed',
      'whoCanTag',
    ],
  ],
  [
    NEARLY_ADULT,
    ['showEmailToFriends', 'showAgeToFriends', 'showSocialLinksToFriends', 'whoCanTag'],
  ],
])('%j is refused what is above the age, setting by setting', async (life, fields) => {
  const person = await world.person(life);
  const before = await world.call(person, read);
  const refusal = await world.refusal(person, change, { body: everything });
  expect(refusal).toMatchObject({ code: 'fixedAtYourAge', status: 422 });
  expect(refusal.issues.map(({ path }) => path)).toEqual(fields);
  expect(await world.call(person, read)).toEqual(before);
});

it('a child may open the profile to friends, and the database agrees', async () => {
  const child = await world.person(CHILD);
  const body = { ...(await world.call(child, read)), profileVisibility: 'friends' } as const;
  expect(await world.call(child, change, { body })).toEqual(body);
});

it('what was stored above the ceiling does not count', async () => {
  const teen = await world.person(TEEN);
  await world.db
    .updateTable('athlete_profiles')
    .set({ feed_visibility: 'public', listed_in_directory: true })
    .where('id', '=', teen.id)
    .execute();
  await world.db
    .insertInto('privacy_settings')
    .values({ user_id: teen.id, show_email_to_friends: true, allow_public_posts: true })
    .execute();
  expect(await world.call(teen, read)).toMatchObject({
    profileVisibility: 'friends',
    listedInDirectory: false,
    showEmailToFriends: false,
    allowPublicPosts: false,
  });
});

it('nobody under 18 starts with anything open to strangers', async () => {
  for (const life of [CHILD, TEEN, NEARLY_ADULT]) {
    expect(await world.call(await world.person(life), read)).toMatchObject({
      profileVisibility: 'private',
      listedInDirectory: false,
      allowPublicPosts: false,
      openFeed: false,
      showEmailToFriends: false,
      showAgeToFriends: false,
      showSocialLinksToFriends: false,
    });
  }
});

it('a feed that nobody chose about opens with the age, and one that was chosen stays', async () => {
  const nearly = await world.person(NEARLY_ADULT);
  const grown = await world.person();
  expect(await world.call(grown, read)).toMatchObject({ openFeed: true });
  for (const person of [nearly, grown]) {
    const body = await world.call(person, read);
    await world.call(person, change, { body: { ...body, showAchievements: false } });
  }
  await world.db.updateTable('athlete_profiles').set({ birth_year: 1990 }).execute();
  expect(await world.call(nearly, read)).toMatchObject({ openFeed: true });
  const body = { ...(await world.call(grown, read)), openFeed: false };
  expect(await world.call(grown, change, { body })).toEqual(body);
  expect(await world.call(grown, read)).toEqual(body);
});
