import { type CasesOf, type Scene, body } from '#testing/matrix/case';
import { idOf, newcomer, passwords } from '#testing/matrix/people';
import { PASSWORD } from '#testing/world';
import { correctionPolicy, isChild } from '@ribbon/domain/accounts';

export const accountMatrix: CasesOf<'accounts' | 'corrections'> = {
  'corrections.own': {},
  'corrections.correct': {
    spends: true,
    request: async (scene) => ({ body: await detailsOf(scene) }),
    allows: (member) => correctionPolicy.name(member),
  },
  'corrections.wishType': {
    request: () => ({ body: { userType: 'parent' } }),
    allows: (member) => correctionPolicy.type(member, 'parent'),
  },
  'accounts.me': {},
  'accounts.usernameAvailable': { request: () => ({ query: { username: 'anybody' } }) },
  'accounts.signUp': {
    request: () => ({
      body: {
        ...newcomer(),
        ...passwords,
        fullName: 'Nadia Newcomer',
        birthMonth: 3,
        birthYear: 1999,
        country: 'Spain',
        userType: 'gymnast',
        clubId: null,
      },
    }),
  },
  'accounts.signUpPath': {},
  'accounts.takeChildPath': {},
  'accounts.signUpChild': {
    request: () => {
      const { email, username } = newcomer();
      return {
        body: { email, username, ...passwords, guardianEmail: `mum.${email}`, clubId: null },
      };
    },
  },
  'accounts.signInWithCard': {
    request: body({ username: 'nobody', code: 'swift-otter-merry-comet', password: PASSWORD }),
    answers: 401,
  },
  'accounts.verifyEmail': { request: body({ token: 'none' }), answers: 410 },
  'accounts.finishSignUp': {
    request: () => ({
      body: {
        token: 'none',
        username: newcomer().username,
        ...passwords,
        fullName: 'Nadia Newcomer',
        birthMonth: 3,
        birthYear: 1999,
        country: 'Spain',
        userType: 'gymnast',
        clubId: null,
      },
    }),
    answers: 410,
  },
  'accounts.finishChildSignUp': {
    request: () => ({
      body: {
        token: 'none',
        username: newcomer().username,
        ...passwords,
        guardianEmail: 'mum@people.ribbon.test',
        clubId: null,
      },
    }),
    answers: 410,
  },
  'accounts.resendVerification': { request: body({ email: 'who@people.ribbon.test' }) },
  'accounts.signIn': {
    request: body({ email: 'who@people.ribbon.test', password: PASSWORD }),
    answers: 401,
  },
  'accounts.signInSecondStep': {
    request: body({ code: '123456', kind: 'totp' }),
    // Nobody has given the password first.
    answers: 410,
  },
  'accounts.setLanguage': {
    spends: true,
    request: body({ language: 'uk' }),
    allows: ({ ageBand, status }) => !isChild(ageBand) || status === 'awaiting_guardian',
  },
  'accounts.keepAlive': {},
  'accounts.signOut': { spends: true },
  'accounts.recover': { request: body({ email: 'who@people.ribbon.test' }) },
  'accounts.resetPassword': { request: body({ token: 'none', ...passwords }), answers: 410 },
};

/** Somebody's own month of birth, with another name. */
async function detailsOf(scene: Scene) {
  const row = await scene.world.db
    .selectFrom('athlete_profiles')
    .select(['birth_month as birthMonth', 'birth_year as birthYear'])
    .where('id', '=', idOf(scene))
    .executeTakeFirst();
  return {
    fullName: 'Robin Field',
    birthMonth: row?.birthMonth ?? 1,
    birthYear: row?.birthYear ?? 1990,
  };
}

declare module '#testing/matrix/case' {
  interface Covered {
    accounts: typeof accountMatrix;
    corrections: typeof accountMatrix;
  }
}
