import * as z from 'zod';
import { kind, nameOf } from '../kernel/index.ts';
import { AccountChange } from './admin-accounts.acts.ts';

const DONE: Readonly<Record<AccountChange, string>> = {
  verified: 'the verified badge was added',
  badge_taken: 'the verified badge was removed',
  beta_given: 'access to the beta was given',
  beta_taken: 'access to the beta ended',
  signed_out: 'every device was signed out',
  corrected: 'the name or month of birth was corrected',
  admin_granted: 'the role of system admin was given',
  admin_revoked: 'the role of system admin ended',
  club_granted: 'the role of club admin was given',
  club_revoked: 'the role of club admin ended',
  kept: 'the account won’t be deleted after all',
};

/** What people are told of administrators and accounts. */
export const adminAccountKinds = {
  account_changed: kind({
    category: 'safety',
    label: 'A Ribbon administrator changed something on your account',
    data: z.object({ change: AccountChange, isForChild: z.boolean() }),
    title: () => 'A change to an account',
    message: ({ change, isForChild }, who) =>
      `A Ribbon administrator changed ${isForChild ? `${nameOf(who)}’s` : 'your'} account: ${DONE[change]}. If something looks wrong, please write to us.`,
    link: ({ isForChild }) => (isForChild ? '/family' : '/account'),
    mail: 'none',
    isRequired: true,
    isInSpiteOfBlocks: true,
  }),
  child_account_opened: kind({
    category: 'family',
    label: 'A Ribbon administrator opened your child’s details',
    shownTo: 'adults',
    data: z.object({ child: z.string() }),
    title: () => 'Your child’s details were opened',
    message: ({ child }) =>
      `A Ribbon administrator opened ${child}’s account details. You can read why in My Family.`,
    link: () => '/family',
    mail: 'none',
    isRequired: true,
    isInSpiteOfBlocks: true,
  }),
  role_proposed: kind({
    category: 'safety',
    label: 'A change of system admins needs a second yes',
    shownTo: 'systemAdmins',
    data: z.object({ change: z.enum(['grant', 'revoke']), person: z.string() }),
    title: () => 'A second system admin is needed',
    message: ({ change, person }) =>
      change === 'grant'
        ? `Should ${person} become a system admin? Please agree or decline.`
        : `Should ${person} no longer be a system admin? Please agree or decline.`,
    link: () => '/admin/accounts',
    mail: 'none',
    isRequired: true,
  }),
};
