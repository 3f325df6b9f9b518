import type { EmailContent } from '#platform/mail/emails';
import { t } from '@ribbon/domain/kernel';

/** A change to how an account signs in, and the words of its mail. */
export interface AccessChange {
  on: 'password.changed' | 'email.change.announced' | 'two_factor.enabled' | 'two_factor.disabled';
  template: string;
  /** The words about a child's account, for the guardians who decide. */
  ofChild: string;
  words: (
    platformName: string,
  ) => Pick<EmailContent, 'subject' | 'preview' | 'paragraphs' | 'footnotes'>;
}

const NOT_YOU =
  'If this wasn’t you, use the button to choose a new password straight away: it signs everyone else out.';

export const accessChanges: readonly AccessChange[] = [
  {
    on: 'password.changed',
    template: 'password_changed',
    ofChild: 'has a new password',
    words: (name) => ({
      subject: 'Your password was changed',
      preview: t('The password for your {name} account has been changed.', { name }),
      paragraphs: [
        t(
          'The password for your {name} account was changed just now. You’re still signed in where you changed it and have been signed out everywhere else.',
          { name },
        ),
        NOT_YOU,
      ],
      footnotes: ['If it was you, there’s nothing to do.'],
    }),
  },
  {
    on: 'email.change.announced',
    template: 'email_change_notice',
    ofChild: 'may be moving to a different email address: someone has asked to change it',
    words: (name) => ({
      subject: 'Someone asked to change your email address',
      preview: t('Someone asked to change the email on your {name} account.', { name }),
      paragraphs: [
        t(
          'Someone (hopefully you) asked to change the email address on your {name} account. It will change once the link we sent to the new address is opened.',
          { name },
        ),
        NOT_YOU,
        'Then open “Account and privacy” and stop the change.',
      ],
      footnotes: ['If it was you, there’s nothing to do here.'],
    }),
  },
  {
    on: 'two_factor.enabled',
    template: 'two_factor_on',
    ofChild: 'now also asks for a code when someone signs in',
    words: (name) => ({
      subject: 'Two-factor sign-in is on',
      preview: t('Your {name} account now asks for a code as well.', { name }),
      paragraphs: [
        t(
          'From now on you’ll need your password and a code from your authenticator app to sign in to {name}. Keep your backup codes somewhere safe.',
          { name },
        ),
        NOT_YOU,
      ],
    }),
  },
  {
    on: 'two_factor.disabled',
    template: 'two_factor_off',
    ofChild: 'no longer asks for a code when someone signs in',
    words: (name) => ({
      subject: 'Two-factor sign-in is off',
      preview: t('Your {name} account now only asks for your password.', { name }),
      paragraphs: [
        t(
          'Two-factor sign-in has been switched off. You now only need your password to sign in to {name}.',
          { name },
        ),
        NOT_YOU,
      ],
    }),
  },
];
