import { handle } from '#platform/http/route';
import {
  accountOpeningEndpoints,
  adminAccountEndpoints as endpoints,
} from '@ribbon/domain/admin-accounts';
import type { AccountActs } from './admin-accounts.acts.service.ts';
import type { AccountReading } from './admin-accounts.read.service.ts';
import type { AccountRoles } from './admin-accounts.roles.service.ts';

interface Needs {
  reading: AccountReading;
  acts: AccountActs;
  roles: AccountRoles;
}

export const adminAccountRoutes = ({ reading, acts, roles }: Needs) => [
  handle(endpoints.list, ({ query }) => reading.list(query)),
  handle(endpoints.read, ({ actor, params }) => reading.details(actor, params.userId)),
  handle(endpoints.open, ({ actor, params, body }) =>
    reading.open(actor, params.userId, body.reason),
  ),
  handle(endpoints.setBadge, ({ actor, params, body }) =>
    acts.setBadge(actor, params.userId, body),
  ),
  handle(endpoints.setBeta, ({ actor, params, body }) => acts.setBeta(actor, params.userId, body)),
  handle(endpoints.signOut, ({ actor, params, body }) =>
    acts.signOut(actor, params.userId, body.reason),
  ),
  handle(endpoints.askGuardian, ({ actor, params, body }) =>
    acts.askGuardian(actor, params.userId, body.reason),
  ),
  handle(endpoints.resendConfirmation, ({ actor, body }) => acts.resendConfirmation(actor, body)),
  handle(endpoints.correct, ({ actor, params, body }) => acts.correct(actor, params.userId, body)),
  handle(endpoints.scheduleDeletion, ({ actor, params, body }) =>
    acts.scheduleDeletion(actor, params.userId, body.reason),
  ),
  handle(endpoints.undoDeletion, ({ actor, params, body }) =>
    acts.undoDeletion(actor, params.userId, body.reason),
  ),
  handle(endpoints.changeRole, ({ actor, params, body }) =>
    roles.change(actor, params.userId, body),
  ),
  handle(accountOpeningEndpoints.ofChild, ({ actor, params }) =>
    reading.openingsOf(actor, params.childId),
  ),
];
