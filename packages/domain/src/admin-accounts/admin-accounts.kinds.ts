import * as z from 'zod';
import { inReadersWords, kind, nameOf, t } from '../kernel/index.ts';
import { AccountChange, CHANGE_WORDS } from './admin-accounts.acts.schema.ts';

/** Notifications about acts of administrators on accounts. */
export const adminAccountKinds = {
  account_changed: kind({
    category: 'safety',
    label: 'One of our administrators changed something on your account',
    data: z.object({ change: AccountChange, isForChild: z.boolean() }),
    title: () => 'A change to an account',
    message: ({ change, isForChild }, who) =>
      isForChild
        ? t(
            'One of our administrators changed {name}’s account: {change}. If something looks wrong, please contact us.',
            { name: nameOf(who), change: inReadersWords(CHANGE_WORDS[change]) },
          )
        : t(
            'One of our administrators changed your account: {change}. If something looks wrong, please contact us.',
            { change: inReadersWords(CHANGE_WORDS[change]) },
          ),
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
