import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AgeBand, Capability, Role, UserId, UserType, can } from '../accounts/index.ts';
import {
  ClubDetails,
  OwnClubDetails,
  PROGRAMS_MAX,
  type MemberDetail,
  changedFields,
  clubPolicy,
  clubTexts,
  goneAt,
  wordsIn,
} from './index.ts';

const plain = { name: 'Foxglove RG', city: 'Bath', country: 'Spain' };
type Refused = [Record<string, unknown>, string];
const complaint = (change: Record<string, unknown>) =>
  ClubDetails.safeParse({ ...plain, ...change }).error?.issues[0]?.message;

describe('what is said of a club', () => {
  it('is null where nothing was written, and never an empty text', () => {
    const blank = fc.constantFrom('', ' ', '\t\n', null, undefined);
    fc.assert(
      fc.property(blank, (nothing) => {
        const club = ClubDetails.parse({ ...plain, description: nothing, website: nothing });
        expect([club.description, club.website]).toEqual([null, null]);
      }),
    );
  });

  it('has programs that are trimmed, without blanks and doubles', () => {
    const club = ClubDetails.parse({ ...plain, programs: ' Squad ,, Camps,Squad , ' });
    expect(club.programs).toEqual(['Squad', 'Camps']);
  });

  it('begins with asking', () => {
    expect(ClubDetails.parse(plain).joinPolicy).toBe('approval');
  });

  it('has each choice once, in the order in which it is offered', () => {
    const days = ['sunday', 'monday', 'sunday'];
    expect(ClubDetails.parse({ ...plain, days }).days).toEqual(['monday', 'sunday']);
  });

  it('is the same when it is checked again', () => {
    const draft = { ...plain, latitude: '51.4', longitude: '-2.4', ageFrom: '', art: '' as const };
    const club = ClubDetails.parse(draft);
    expect(ClubDetails.parse(club)).toEqual(club);
    expect(club).toMatchObject({ latitude: 51.4, longitude: -2.4, ageFrom: null, art: null });
  });

  it.each<Refused>([
    [{ name: ' ' }, 'Please enter the name of the club'],
    [{ city: '' }, 'Please enter the town'],
    [{ country: 'X' }, 'Please enter the country'],
    [{ phone: '0'.repeat(41) }, 'Please keep this to 40 characters or fewer'],
    [{ email: 'not an address' }, 'Please enter a valid email address'],
    ...['javascript:alert(1)', 'larkspur.example', 'https://two words.example'].map(
      (website): Refused => [
        { website },
        'Please enter a web address that starts with http:// or https://',
      ],
    ),
    [{ ageFrom: 3.5 }, 'Please enter a whole number from 0 to 99'],
    [{ ageFrom: Number.NaN }, 'Please enter a whole number from 0 to 99'],
    [{ ageFrom: 'five' }, 'Please enter a whole number from 0 to 99'],
    [{ latitude: 91, longitude: 0 }, 'Latitude must be between -90 and 90'],
    [{ latitude: 51 }, 'Please enter both latitude and longitude, or neither'],
    ...['x'.repeat(81), Array.from({ length: PROGRAMS_MAX + 1 }, (_, nth) => `P${nth}`)].map(
      (programs): Refused => [
        { programs },
        'You can list up to 30 programs of up to 80 characters each',
      ],
    ),
  ])('refuses %j in plain words', (change, message) => {
    expect(complaint(change)).toBe(message);
  });

  it('by its own administrators leaves the place on the map and the picture alone', () => {
    const all = { ...plain, latitude: 51.4, longitude: -2.4, art: 'logo-hoop' };
    const own = OwnClubDetails.parse(all);
    for (const field of ['latitude', 'longitude', 'art']) expect(own).not.toHaveProperty(field);
    expect(ClubDetails.parse(all)).toMatchObject(own);
  });

  it('is compared part by part', () => {
    const before = OwnClubDetails.parse(plain);
    const after = { ...before, phone: '01632 960001', days: ['monday' as const] };
    expect(changedFields(before, after)).toEqual(['phone', 'days']);
    expect(changedFields(before, before)).toEqual([]);
  });

  it('is read field by field, each with what it is', () => {
    const club = ClubDetails.parse({ ...plain, description: 'For all.', programs: 'Squad,Camps' });
    const texts = clubTexts(club);
    expect(texts).toEqual([
      { field: 'name', text: 'Club: Foxglove RG' },
      { field: 'city', text: 'Town: Bath' },
      { field: 'country', text: 'Country: Spain' },
      { field: 'description', text: 'For all.' },
      { field: 'programs', text: 'Programs: Squad, Camps' },
    ]);
    expect(texts.map(wordsIn)).toEqual([
      'Foxglove RG',
      'Bath',
      'Spain',
      'For all.',
      'Squad, Camps',
    ]);
  });
});

it('a deleted club is gone after 30 days', () => {
  expect(goneAt(new Date('2026-01-01T00:00:00Z'))).toEqual(new Date('2026-01-31T00:00:00Z'));
});

const anybody = fc.record({
  id: fc.constant(UserId.parse('3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c')),
  userType: fc.constantFrom(...UserType.options),
  ageBand: fc.constantFrom(...AgeBand.options),
  roles: fc
    .subarray([...Role.options])
    .map((roles) => roles.map((role) => ({ role, clubId: null }))),
  status: fc.constant('active' as const),
  isVerified: fc.boolean(),
});

describe('who may run a club', () => {
  it('nobody without a record, nobody without the flag, and no child', () => {
    fc.assert(
      fc.property(anybody, fc.boolean(), (person, isAdmin) => {
        const may = clubPolicy.manage(person, { isAdmin });
        const isAdult = person.ageBand === 'adult';
        expect(may).toBe(isAdult && isAdmin && can(person, Capability.enum.manageClubs));
      }),
    );
  });

  it('only adults coach or run one', () => {
    expect(AgeBand.options.filter((ageBand) => clubPolicy.beStaff({ ageBand }))).toEqual(['adult']);
  });
});

describe('what members of a club see of each other', () => {
  const stranger = { isSelf: false, isOwnChild: false };
  it.each<[string, AgeBand, boolean, AgeBand, Partial<typeof stranger>, MemberDetail]>([
    ['an adult sees an adult', 'adult', false, 'adult', {}, 'whole'],
    ['an adult sees a child', 'adult', false, 'under13', {}, 'hint'],
    ['an adult sees somebody of 17', 'adult', false, '16-17', {}, 'hint'],
    ['a coach sees a child', 'adult', true, 'under13', {}, 'whole'],
    ['a guardian sees the own child', 'adult', false, 'under13', { isOwnChild: true }, 'whole'],
    ['a child sees a child', 'under13', false, 'under13', {}, 'short'],
    ['a teenager sees a child', '13-15', false, 'under13', {}, 'short'],
    ['a child sees an adult', 'under13', false, 'adult', {}, 'whole'],
    ['a child sees itself', 'under13', false, 'under13', { isSelf: true }, 'whole'],
  ])('%s', (_, viewer, isStaff, ageBand, more, detail) => {
    const seen = { ...stranger, ...more, ageBand };
    expect(clubPolicy.memberDetail({ ageBand: viewer, isStaff }, seen)).toBe(detail);
  });

  it('a surname is never in a name that is not whole', () => {
    const mia = { fullName: 'Mia Petrenko', username: 'mia_p', ageBand: 'under13' } as const;
    expect(clubPolicy.nameIn('hint', mia)).toBe('Mia P.');
    expect(clubPolicy.nameIn('short', mia)).toBe('Mia P.');
    expect(clubPolicy.nameIn('whole', mia)).toBe('Mia Petrenko');
  });
});

describe('joining is not belonging', () => {
  it.each([
    ['open', 'adult', 'joined'],
    ['open', '16-17', 'waiting_club'],
    ['open', '13-15', 'waiting_club'],
    ['approval', 'adult', 'waiting_club'],
    ['invitation', 'adult', 'waiting_club'],
  ] as const)('in a club that is %s somebody (%s) is %s at first', (policy, ageBand, status) => {
    expect(clubPolicy.entry({ ageBand }, policy)).toBe(status);
  });

  it('a club with minors cannot be open', () => {
    expect(clubPolicy.mayOpen({ hasMinors: true })).toBe(false);
    expect(clubPolicy.mayOpen({ hasMinors: false })).toBe(true);
  });
});
