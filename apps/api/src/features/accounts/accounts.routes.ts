import { handle } from '#platform/http/route';
import { correctionEndpoints, accountEndpoints as endpoints } from '@ribbon/domain/accounts';
import type { ChildPath } from './sign-up/accounts.child-path.rules.ts';
import type { ConfirmingService } from './sign-up/accounts.confirmation.service.ts';
import type { AccountService } from './accounts.service.ts';
import type { SignUpService } from './sign-up/accounts.sign-up.service.ts';
import type { Corrections } from './corrections/accounts.corrections.service.ts';
import type { UserTypes } from './corrections/accounts.user-types.service.ts';

interface Needs {
  accounts: AccountService;
  signUps: SignUpService;
  confirming: ConfirmingService;
  childPath: ChildPath;
  correcting: Corrections;
  types: UserTypes;
}

export const accountRoutes = ({
  accounts,
  signUps,
  confirming,
  childPath,
  correcting,
  types,
}: Needs) => [
  handle(correctionEndpoints.own, ({ actor }) => correcting.own(actor)),
  handle(correctionEndpoints.wishType, ({ actor, body }) => types.wish(actor, body)),
  handle(correctionEndpoints.correct, ({ actor, body }) => correcting.correctOwn(actor, body)),
  handle(endpoints.me, ({ actor }) => accounts.me(actor)),
  handle(endpoints.usernameAvailable, ({ query }) => signUps.usernameAvailable(query.username)),
  handle(endpoints.signUpPath, async ({ exchange }) => ({
    underThirteen: childPath.isTaken(exchange),
  })),
  handle(endpoints.takeChildPath, async ({ exchange }) => childPath.take(exchange)),
  handle(endpoints.signUp, ({ body, exchange }) => signUps.signUp(body, exchange)),
  handle(endpoints.signUpChild, ({ body, exchange }) => signUps.signUpChild(body, exchange)),
  handle(endpoints.verifyEmail, ({ body, exchange }) =>
    confirming.verifyEmail(body.token, exchange),
  ),
  handle(endpoints.finishSignUp, ({ body, exchange }) => confirming.finish(body, exchange)),
  handle(endpoints.finishChildSignUp, ({ body, exchange }) =>
    confirming.finishChild(body, exchange),
  ),
  handle(endpoints.resendVerification, ({ body }) => accounts.resendVerification(body.email)),
  handle(endpoints.signIn, ({ body, exchange }) => accounts.signIn(body, exchange)),
  handle(endpoints.signInWithCard, ({ body, exchange }) => accounts.signInWithCard(body, exchange)),
  handle(endpoints.signInSecondStep, ({ body, exchange }) =>
    accounts.signInSecondStep(body, exchange),
  ),
  handle(endpoints.setLanguage, ({ actor, body }) => accounts.setLanguage(actor, body.language)),
  handle(endpoints.keepAlive, async ({ actor: { sessionEndsAt } }) => ({ sessionEndsAt })),
  handle(endpoints.signOut, ({ exchange }) => accounts.signOut(exchange)),
  handle(endpoints.recover, ({ body }) => accounts.recover(body.email)),
  handle(endpoints.resetPassword, ({ body, exchange }) =>
    accounts.resetPassword(body.token, body.password, exchange),
  ),
];
