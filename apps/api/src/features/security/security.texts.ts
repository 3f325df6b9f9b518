import type { EmailContent } from '#platform/mail/emails';

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
    ofChild: 'got a new password',
    words: (name) => ({
      subject: 'Your password was changed',
      preview: `The password for your account at ${name} has been changed.`,
      paragraphs: [
        `The password of your account at ${name} was changed just now. You’re still signed in where you changed it and have been signed out everywhere else.`,
        NOT_YOU,
      ],
      footnotes: ['If it was you, there’s nothing to do.'],
    }),
  },
  {
    on: 'email.change.announced',
    template: 'email_change_notice',
    ofChild: 'may move to another email address: someone has asked for this',
    words: (name) => ({
      subject: 'Someone wants to change your email address',
      preview: `Your account at ${name} may move to another address.`,
      paragraphs: [
        `Someone, hopefully you, asked to use another address for your account at ${name}. It moves once the link we sent to the new address is opened.`,
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
      preview: `Your account at ${name} now asks for a code as well.`,
      paragraphs: [
        `From now on, signing in at ${name} takes your password and a code from your authenticator app. Keep the backup codes in a safe place.`,
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
      preview: `Your account at ${name} asks for the password only.`,
      paragraphs: [
        `Two-factor sign-in has been switched off. Signing in to ${name} takes only your password now.`,
        NOT_YOU,
      ],
    }),
  },
];
