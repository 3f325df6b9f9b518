import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AgeBand, Capability, Role, UserId, UserType, can } from '../accounts/index.ts';
import { ClubDetails, PROGRAMS_MAX, type Sight, changedFields, clubPolicy } from './index.ts';

const details = {
  name: 'Larkspur Rhythmic',
  address: '',
  city: 'Leeds',
  country: 'United Kingdom',
  description: '',
  phone: '',
  email: '',
  website: '',
  hours: '',
  programs: '',
  ageFrom: null,
  levels: [],
  apparatus: [],
  days: [],
  joinPolicy: 'open',
} as const;
const complaint = (change: Record<string, unknown>) =>
  ClubDetails.safeParse({ ...details, ...change }).error?.issues[0]?.message;

describe('what a club says about itself', () => {
  it('saves nothing as nothing', () => {
    expect(ClubDetails.parse(details)).toMatchObject({ address: null, email: null, programs: [] });
  });

  it('reads programs with commas, trims them and drops blanks and repetitions', () => {
    const typed = ' Beginners, , Group routines ,Beginners,';
    expect(ClubDetails.parse({ ...details, programs: typed }).programs).toEqual([
      'Beginners',
      'Group routines',
    ]);
  });

  it('keeps choices once, in the order in which they are offered', () => {
    const days = ['sunday', 'monday', 'sunday'];
    expect(ClubDetails.parse({ ...details, days }).days).toEqual(['monday', 'sunday']);
  });

  it.each([
    [{ name: ' ' }, 'Please enter the name of the club'],
    [{ city: '' }, 'Please enter the town'],
    [{ country: 'X' }, 'Please choose a country'],
    [{ email: 'not an address' }, 'Please enter a valid email address.'],
    [{ website: 'javascript:alert(1)' }, 'Web addresses start with http:// or https://'],
    [{ website: 'larkspur.example' }, 'Web addresses start with http:// or https://'],
    [{ ageFrom: 3.5 }, 'Please enter an age from 0 to 99'],
    [{ ageFrom: Number.NaN }, 'Please enter an age from 0 to 99'],
    [{ programs: 'x'.repeat(81) }, 'A program has 80 characters at most'],
    [
      { programs: Array.from({ length: PROGRAMS_MAX + 1 }, (_, index) => `Program ${index}`) },
      'A club can list 30 programs at most',
    ],
  ])('refuses %j in plain words', (change, message) => {
    expect(complaint(change)).toBe(message);
  });

  it('knows what changed', () => {
    const before = ClubDetails.parse(details);
    const after = { ...before, phone: '01632 960001', days: ['monday' as const] };
    expect(changedFields(before, after)).toEqual(['phone', 'days']);
    expect(changedFields(before, before)).toEqual([]);
  });
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
  it.each<[string, AgeBand, boolean, AgeBand, Partial<typeof stranger>, Sight]>([
    ['an adult sees an adult', 'adult', false, 'adult', {}, 'whole'],
    ['an adult sees a child', 'adult', false, 'under13', {}, 'hint'],
    ['an adult sees somebody of 17', 'adult', false, '16-17', {}, 'hint'],
    ['a coach sees a child', 'adult', true, 'under13', {}, 'whole'],
    ['a guardian sees the own child', 'adult', false, 'under13', { isOwnChild: true }, 'whole'],
    ['a child sees a child', 'under13', false, 'under13', {}, 'short'],
    ['a teenager sees a child', '13-15', false, 'under13', {}, 'short'],
    ['a child sees an adult', 'under13', false, 'adult', {}, 'whole'],
    ['a child sees itself', 'under13', false, 'under13', { isSelf: true }, 'whole'],
  ])('%s', (_, viewer, isStaff, ageBand, more, sight) => {
    const seen = { ...stranger, ...more, ageBand };
    expect(clubPolicy.sight({ ageBand: viewer, isStaff }, seen)).toBe(sight);
  });

  it('a surname is never in a name that is not whole', () => {
    const mia = { fullName: 'Mia Petrenko', username: 'mia_p', ageBand: 'under13' } as const;
    expect(clubPolicy.nameAt('hint', mia)).toBe('Mia P.');
    expect(clubPolicy.nameAt('short', mia)).toBe('Mia P.');
    expect(clubPolicy.nameAt('whole', mia)).toBe('Mia Petrenko');
  });
});
