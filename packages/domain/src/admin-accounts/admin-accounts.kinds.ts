import * as z from 'zod';
import { kind, nameOf, t } from '../kernel/index.ts';
import { AccountChange, CHANGE_WORDS } from './admin-accounts.acts.schema.ts';

/** Notifications about acts of administrators on accounts. */
export const adminAccountKinds = {
  account_changed: kind({
    category: 'safety',
    label: 'One of our administrators changed something on your account',
    data: z.object({ change: AccountChange, isForChild: z.boolean() }),
    title: () => 'A change to an account',
    message: ({ change, isForChild }, who) =>
      `One of our administrators changed ${isForChild ? `${nameOf(who)}’s` : 'your'} account: ${CHANGE_WORDS[change]}. If something looks wrong, please contact us.`,
    link: ({ isForChild }) => (isForChild ? '/family' : '/account'),
    mail: 'on',
    isRequired: true,
    ignoresBlocks: true,
  }),
  child_account_opened: kind({
    category: 'family',
    label: 'One of our administrators looked at your child’s details',
    shownTo: 'adults',
    data: z.object({ child: z.string() }),
    title: () => 'We looked at your child’s details',
    message: ({ child }) =>
      t(
        'One of our administrators looked at {child}’s account details. You can read why in My Family.',
        { child },
      ),
    link: () => '/family',
    mail: 'none',
    isRequired: true,
    ignoresBlocks: true,
  }),
};
