import { expect, it } from 'vitest';
import {
  ChildSignUp,
  NewUsername,
  PersonDetails,
  Username,
  accountMessages,
  isReservedClubName,
  isReservedName,
} from '../index.ts';

it.each([
  'Ribbon Safety Team',
  'ribbon.support',
  'R1bbon_Safety',
  'аdmin',
  'ADMIN',
  'adm1n',
  'admin2026',
  'AdminTeam',
  'ribbonsafety',
  'theadmin',
  'r i b b o n',
  'Rіbbоn',
  'Ribbbon',
  'Officiaļ Mia',
  'Offlcial',
  'rnoderator',
  'M0derat0r',
  'Ｒｉｂｂｏｎ',
  'mia.staff',
  'Safeguarding Officer',
])('%s could be taken for the platform', (name) => {
  expect(isReservedName(name)).toBe(true);
});

it.each([
  'Anna Adminson',
  'Mia Lark Testfield',
  'ribbonista',
  'Robin Ashdown',
  'clare.clubadminson',
  'Supportino',
  'Stafford Cripps',
  'coach_katya',
  'hoop_queen',
  'Kateřina Říhová',
  'Анна Иванова',
  'Ahmad Minhas',
])('%s is a name like any other', (name) => {
  expect(isReservedName(name)).toBe(false);
});

it('sign-up and approval say so beside the field', () => {
  const issue = { message: accountMessages.reservedName };
  expect(NewUsername.safeParse('ribbon_team').error?.issues).toMatchObject([issue]);
  const person = {
    fullName: 'Ribbon Safety Team',
    birthMonth: 1,
    birthYear: 1990,
    country: 'Spain',
  };
  expect(PersonDetails.safeParse(person).error?.issues).toMatchObject([
    { ...issue, path: ['fullName'] },
  ]);
  const child = ChildSignUp.safeParse({ username: 'ribbon_admin' });
  expect(child.error?.issues).toContainEqual(
    expect.objectContaining({ ...issue, path: ['username'] }),
  );
});

it('whoever has such a name already can still be blocked by it', () => {
  expect(Username.safeParse('ribbon_admin').success).toBe(true);
});

it.each(['Ribbon', 'Ribbon Safety', 'Ribbon Official Club', 'R1bbon Support', 'The Ribbon Team'])(
  'no club is called %s',
  (name) => {
    expect(isReservedClubName(name)).toBe(true);
  },
);

it.each(['Leeds Ribbon Gymnastics', 'Ribbon & Hoop Sheffield', 'Safety Bay Rhythmic'])(
  'a club may be called %s',
  (name) => {
    expect(isReservedClubName(name)).toBe(false);
  },
);
