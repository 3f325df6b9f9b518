import type { Letter } from '#platform/mail/letters';

interface Reader {
  username: string;
  /** Where a new password can be asked for. */
  recovery: string;
}

const NOT_YOU =
  'If this was not you, choose a new password at once with the button: it signs out everybody else.';

const OF_CHILD = {
  password_changed: 'got a new password',
  email_change_notice: 'may move to another email address: somebody asked for that',
  two_factor_on: 'asks for a code as well when somebody signs in',
  two_factor_off: 'does not ask for a code any more when somebody signs in',
} as const;

/** Mails about how a person signs in. */
export const securityLetters = {
  password_changed: (name: string, { username, recovery }: Reader): Letter => ({
    subject: 'Your password was changed',
    preview: `The password of your account at ${name} is a new one.`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `The password of your account at ${name} was changed just now. You stay signed in where you changed it and were signed out everywhere else.`,
      NOT_YOU,
    ],
    button: { label: 'It was not me', href: recovery },
    footnotes: ['If it was you, there is nothing to do.'],
  }),

  email_change: (
    name: string,
    { username, link, hours }: { username: string; link: string; hours: number },
  ): Letter => ({
    subject: `Confirm your new email for ${name}`,
    preview: 'One click and your account moves to this address.',
    greeting: `Hello ${username},`,
    paragraphs: [
      `You asked to use this address for your account at ${name}. Please confirm that it is yours; until then nothing changes.`,
    ],
    button: { label: 'Use this address', href: link },
    footnotes: [
      `The link works once, for ${hours} hours. Following it signs you out on your other devices.`,
      'If this was not you, you do not need to do anything.',
    ],
  }),

  /** To an address that has an account: its owner learns of it, and whoever asked does not. */
  email_change_taken: (name: string, { username }: { username: string }): Letter => ({
    subject: `You already have an account at ${name}`,
    preview: 'Somebody wanted to use your address.',
    greeting: `Hello ${username},`,
    paragraphs: [
      `Somebody, perhaps you, wanted to move another account at ${name} to this address. It already has an account, so nothing was changed.`,
    ],
    footnotes: ['If this was not you, you do not need to do anything.'],
  }),

  email_change_notice: (name: string, { username, recovery }: Reader): Letter => ({
    subject: 'Somebody wants to change your email address',
    preview: `Your account at ${name} may move to another address.`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `Somebody, hopefully you, asked to use another address for your account at ${name}. It moves once the link that we sent to the new address is followed.`,
      NOT_YOU,
      'Then open "Account and privacy" and stop the change.',
    ],
    button: { label: 'It was not me', href: recovery },
    footnotes: ['If it was you, there is nothing to do here.'],
  }),

  /** To those who decide for a child under 13. */
  child_access: (
    name: string,
    {
      reader,
      child,
      what,
      family,
    }: { reader: string; child: string; what: keyof typeof OF_CHILD; family: string },
  ): Letter => ({
    subject: `How ${child} signs in changes`,
    preview: `${child}’s account at ${name} ${OF_CHILD[what]}.`,
    greeting: `Hello ${reader},`,
    paragraphs: [
      `${child}’s account at ${name} ${OF_CHILD[what]}.`,
      'Please ask whether it was your child. If it was not, you can pause the account; nobody can use it until you say so.',
    ],
    button: { label: 'Open my family', href: family },
    footnotes: ['If it was your child or you, there is nothing to do.'],
  }),

  two_factor_on: (name: string, { username, recovery }: Reader): Letter => ({
    subject: 'Two-factor sign-in is on',
    preview: `Your account at ${name} now asks for a code as well.`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `From now on, signing in at ${name} takes your password and a code from your authenticator app. Keep the backup codes in a safe place.`,
      NOT_YOU,
    ],
    button: { label: 'It was not me', href: recovery },
  }),

  two_factor_off: (name: string, { username, recovery }: Reader): Letter => ({
    subject: 'Two-factor sign-in is off',
    preview: `Your account at ${name} asks for the password only.`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `Two-factor sign-in was switched off. Signing in at ${name} takes only your password now.`,
      NOT_YOU,
    ],
    button: { label: 'It was not me', href: recovery },
  }),
};
