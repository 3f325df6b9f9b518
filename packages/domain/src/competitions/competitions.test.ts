import { expect, it } from 'vitest';
import { type Member, UserId } from '../accounts/index.ts';
import {
  NewCompetition,
  RegistrationPlan,
  categoryName,
  competitionPolicy,
  isOfAge,
  statusOn,
} from './index.ts';

const member = (change: Partial<Member>): Member => ({
  id: UserId.parse('5d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c'),
  userType: 'gymnast',
  ageBand: 'adult',
  status: 'active',
  isVerified: false,
  roles: [],
  ...change,
});
const nobody = { isSubmitter: false, runsClub: false, isOrganiser: false };
const submitter = { ...nobody, isSubmitter: true };

it.each([
  ['adult', true],
  ['16-17', false],
  ['13-15', false],
  ['under13', false],
] as const)('somebody who is %s submits a competition: %s', (ageBand, may) => {
  expect(competitionPolicy.submit(member({ ageBand }))).toBe(may);
});

it('is there for everyone once it is published, and before that for those who look after it', () => {
  const waits = { approvalStatus: 'pending', status: 'upcoming' } as const;
  const published = { ...waits, approvalStatus: 'approved' } as const;
  expect(competitionPolicy.see(nobody, waits)).toBe(false);
  expect(competitionPolicy.see(submitter, waits)).toBe(true);
  expect(competitionPolicy.see(nobody, published)).toBe(true);
  expect(competitionPolicy.edit(member({}), submitter, waits)).toBe(true);
  expect(competitionPolicy.edit(member({}), submitter, published)).toBe(false);
  expect(competitionPolicy.manage(member({}), submitter, waits)).toBe(false);
  // Approval lists it; to take entries is another matter.
  expect(competitionPolicy.manage(member({}), submitter, published)).toBe(false);
  const organiser = { ...nobody, isOrganiser: true };
  expect(competitionPolicy.manage(member({}), organiser, published)).toBe(true);
  expect(competitionPolicy.manage(member({}), { ...nobody, runsClub: true }, published)).toBe(true);
  expect(competitionPolicy.askToOrganise(member({}), submitter, published)).toBe(true);
  expect(competitionPolicy.askToOrganise(member({}), organiser, published)).toBe(false);
  expect(competitionPolicy.manage(member({}), nobody, published)).toBe(false);
  const cancelled = { ...published, status: 'cancelled' } as const;
  expect(competitionPolicy.manage(member({}), organiser, cancelled)).toBe(false);
  expect(competitionPolicy.askToOrganise(member({}), submitter, cancelled)).toBe(false);
});

it.each([
  ['2026-05-01', 'upcoming'],
  ['2026-05-02', 'ongoing'],
  ['2026-05-03', 'ongoing'],
  ['2026-05-04', 'completed'],
] as const)('on %s a competition of the 2nd and 3rd of May is %s', (day, status) => {
  expect(statusOn(day, { startDate: '2026-05-02', endDate: '2026-05-03' })).toBe(status);
});

it('counts ages by the year of birth on the stated day', () => {
  const ages = { ageFrom: 10, ageTo: 12, federationClass: null };
  expect(isOfAge(ages, 2016, '2026-12-31')).toBe(true);
  expect(isOfAge(ages, 2014, '2026-01-01')).toBe(true);
  expect(isOfAge(ages, 2013, '2026-12-31')).toBe(false);
  expect(isOfAge(ages, null, '2026-12-31')).toBe(false);
  expect(isOfAge({ ageFrom: null, ageTo: null }, null, '2026-12-31')).toBe(true);
  expect(categoryName({ level: 'Junior', discipline: 'hoop', ...ages })).toBe(
    'Junior · Hoop · 10 to 12 years',
  );
});

it('asks for what is missing in one sentence, and takes empty for as many as come', () => {
  const draft = {
    name: 'Cup',
    organizer: 'Club',
    location: 'Hall',
    city: 'Leeds',
    country: 'Spain',
    startDate: '2026-05-02',
    endDate: '',
    category: 'Group',
    level: 'Open',
    description: 'A day.',
    maxParticipants: '',
    registrationDeadline: '',
    entryFee: '',
    website: '',
    imageId: null,
    clubId: null,
  };
  expect(NewCompetition.parse(draft)).toMatchObject({ maxParticipants: null, website: null });
  const empty = Object.fromEntries(Object.keys(draft).map((name) => [name, ''])) as object;
  const issues = NewCompetition.safeParse({ ...empty, imageId: null, clubId: null }).error?.issues;
  expect(new Set(issues?.map(({ message }) => message))).toEqual(
    new Set(['Please fill in all required fields']),
  );
  expect(issues).toHaveLength(9);
});

it('closes entries after they open', () => {
  const plan = {
    opensDay: '2026-05-02',
    opensTime: '09:00',
    closesDay: '2026-05-02',
    closesTime: '08:00',
    ageOn: '2026-12-31',
    categories: [
      {
        id: null,
        level: 'Open',
        discipline: 'hoop',
        ageFrom: 12,
        ageTo: 10,
        places: 0,
        fee: '',
      },
    ],
  };
  const paths = RegistrationPlan.safeParse(plan).error?.issues.map(({ path }) => path.join('.'));
  expect(paths).toContain('categories.0.places');
  const late = RegistrationPlan.safeParse({
    ...plan,
    categories: [{ ...plan.categories[0], places: 1, ageTo: 13 }],
  });
  expect(late.error?.issues[0]?.path).toEqual(['closesDay']);
});
