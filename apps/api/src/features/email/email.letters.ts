import type { Letter } from '#platform/mail/letters';

const NOT_YOU = 'If this was not you, you do not need to do anything.';

/** Every mail the product sends, by the name the event log knows it by. */
export const letters = {
  welcome: (name: string, { username, home }: { username: string; home: string }): Letter => ({
    subject: `Welcome to ${name}`,
    preview: 'Your account is ready.',
    greeting: `Welcome, ${username}!`,
    paragraphs: [
      'Your address is confirmed and your account is ready.',
      'We are opening the community step by step. Follow the button to see what is there already.',
    ],
    button: { label: `Open ${name}`, href: home },
  }),

  email_verification: (
    name: string,
    // Without a name: whoever typed one may not be whoever reads this.
    { link, hours }: { link: string; hours: number },
  ): Letter => ({
    subject: `Confirm your email for ${name}`,
    preview: 'One click and your account is ready.',
    greeting: 'Hello,',
    paragraphs: [`Thank you for joining ${name}. Please confirm that this address is yours.`],
    button: { label: 'Confirm my email', href: link },
    footnotes: [
      `The link works for ${hours} hours. In the browser where you signed up, one click is enough. In any other, you will choose your password again.`,
      'If you did not sign up, you do not need to do anything. Unless the link is opened, there is no account.',
    ],
  }),

  account_exists: (
    name: string,
    { username, signIn }: { username: string; signIn: string },
  ): Letter => ({
    subject: `You already have an account at ${name}`,
    preview: 'Somebody tried to sign up with your address.',
    greeting: `Hello ${username},`,
    paragraphs: [
      `Somebody, perhaps you, tried to sign up at ${name} with this address. It already has an account, so nothing was changed.`,
      'If it was you, sign in with your password, or choose "Forgot your password?" there.',
    ],
    button: { label: 'Sign in', href: signIn },
    footnotes: [NOT_YOU],
  }),

  password_reset: (
    name: string,
    { username, link, minutes }: { username: string; link: string; minutes: number },
  ): Letter => ({
    subject: `Choose a new password for ${name}`,
    preview: 'The link to choose a new password.',
    greeting: `Hello ${username},`,
    paragraphs: ['Somebody, hopefully you, asked for a new password for your account.'],
    button: { label: 'Choose a new password', href: link },
    footnotes: [
      `The link works once, for ${minutes} minutes. Choosing a new password signs you out everywhere.`,
      NOT_YOU,
    ],
  }),

  waitlist_confirmation: (
    name: string,
    { link, days }: { link: string; days: number },
  ): Letter => ({
    subject: `Please confirm your place on the ${name} waitlist`,
    preview: 'One click keeps your place.',
    greeting: 'Nearly there',
    paragraphs: [
      `You asked to hear when ${name} opens. Please confirm that this address is yours; until then we keep nothing but the request itself and write to you no more.`,
    ],
    button: { label: 'Confirm my place', href: link },
    footnotes: [`The link works for ${days} days.`, NOT_YOU],
  }),

  waitlist_welcome_back: (name: string): Letter => ({
    subject: `You are on the ${name} waitlist`,
    preview: 'Your place is safe.',
    greeting: 'Your place is safe',
    paragraphs: [
      `You asked to join the ${name} waitlist once more. You are on it already, so there is nothing to do. We will write when we open.`,
    ],
  }),

  contact_message: (
    name: string,
    message: { name: string; email: string; topic: string; message: string },
  ): Letter => ({
    subject:
      message.topic === 'safety'
        ? `${name}: SAFETY CONCERN, please read now`
        : `${name}: a message about ${message.topic.replaceAll('_', ' ')}`,
    preview: `From ${message.name}`,
    greeting: 'A message from the contact page',
    paragraphs: [`From ${message.name} (${message.email}):`, message.message],
  }),
};
