import { handle } from '#platform/route';
import { accountEndpoints as doors } from '@ribbon/domain/accounts';
import type { ChildPath } from './accounts.child-path.ts';
import type { ConfirmingService } from './accounts.confirming.ts';
import type { AccountService } from './accounts.service.ts';
import type { SignUpService } from './accounts.sign-up.ts';

interface Needs {
  accounts: AccountService;
  signUps: SignUpService;
  confirming: ConfirmingService;
  childPath: ChildPath;
}

export const accountRoutes = ({ accounts, signUps, confirming, childPath }: Needs) => [
  handle(doors.me, ({ actor }) => accounts.me(actor)),
  handle(doors.usernameAvailable, ({ query }) => signUps.usernameAvailable(query.username)),
  handle(doors.signUpPath, async ({ exchange }) => ({
    underThirteen: childPath.isTaken(exchange),
  })),
  handle(doors.takeChildPath, async ({ exchange }) => childPath.take(exchange)),
  handle(doors.signUp, ({ body, exchange }) => signUps.signUp(body, exchange)),
  handle(doors.signUpChild, ({ body, exchange }) => signUps.signUpChild(body, exchange)),
  handle(doors.verifyEmail, ({ body, exchange }) => confirming.verifyEmail(body.token, exchange)),
  handle(doors.finishSignUp, ({ body, exchange }) => confirming.finish(body, exchange)),
  handle(doors.finishChildSignUp, ({ body, exchange }) => confirming.finishChild(body, exchange)),
  handle(doors.resendVerification, ({ body }) => accounts.resendVerification(body.email)),
  handle(doors.signIn, ({ body, exchange }) => accounts.signIn(body, exchange)),
  handle(doors.signInSecondStep, ({ body, exchange }) => accounts.signInSecondStep(body, exchange)),
  handle(doors.keepAlive, async ({ actor: { sessionEndsAt } }) => ({ sessionEndsAt })),
  handle(doors.signOut, ({ exchange }) => accounts.signOut(exchange)),
  handle(doors.recover, ({ body }) => accounts.recover(body.email)),
  handle(doors.resetPassword, ({ body, exchange }) =>
    accounts.resetPassword(body.token, body.password, exchange),
  ),
];
