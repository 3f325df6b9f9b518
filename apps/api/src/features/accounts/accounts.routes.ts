import { handle } from '#platform/route';
import { toMe } from '#platform/session';
import { accountEndpoints as doors } from '@ribbon/domain/accounts';
import type { AccountService } from './accounts.service.ts';

export const accountRoutes = (accounts: AccountService) => [
  handle(doors.me, async ({ actor }) => ({ member: actor === undefined ? null : toMe(actor) })),
  handle(doors.usernameAvailable, ({ query }) => accounts.usernameAvailable(query.username)),
  handle(doors.signUp, ({ body }) => accounts.signUp(body)),
  handle(doors.verifyEmail, ({ body, exchange }) => accounts.verifyEmail(body.token, exchange)),
  handle(doors.resendVerification, ({ body }) => accounts.resendVerification(body.email)),
  handle(doors.signIn, ({ body, exchange }) => accounts.signIn(body, exchange)),
  handle(doors.signOut, ({ exchange }) => accounts.signOut(exchange)),
  handle(doors.recover, ({ body }) => accounts.recover(body.email)),
  handle(doors.resetPassword, ({ body }) => accounts.resetPassword(body.token, body.password)),
];
