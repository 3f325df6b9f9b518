/** Cookies beside the one of the session, named without their prefix. */
export const COOKIES = [
  {
    name: 'ribbon.language',
    text: 'The language you chose, or that of your account once you have signed in. Stays for a year.',
  },
  {
    name: 'ribbon.sign_up',
    text: 'A random number, set when you sign up, for three hours. It lets the link in our email take you straight in when you open it in the same browser.',
  },
  {
    name: 'ribbon.known',
    text: 'Marks that only our server can read, set when you sign in, for 180 days. They show that this browser has been signed in before, so that wrong passwords typed elsewhere do not lock you out here.',
  },
  {
    name: 'ribbon.child_path',
    text: 'Set when someone says at sign-up that they are under 13. Gone when the browser is closed.',
  },
  {
    name: 'ribbon.two_factor',
    text: 'Set between your password and your code, for ten minutes, if you sign in with two factors.',
  },
] as const;

/** What the web app keeps in the storage of the browser; a star stands for the number of an account. */
export const STORED_NOTES = [
  {
    name: 'cookie-consent',
    text: 'What you chose in the cookie settings. Written when you choose. Stays until you clear it.',
  },
  { name: 'cookie-consent-date', text: 'When you chose. Stays until you clear it.' },
  {
    name: 'theme',
    text: 'Light or dark, if you picked one. Removed when you go back to your device’s setting.',
  },
  {
    name: 'remembered-email',
    text: 'Your email address, only if you ticked “Remember my email address”, to fill in the sign-in form for you. Gone the next time you sign in without the tick. Please do not tick it on a shared computer.',
  },
  {
    name: 'pending-action',
    text: 'What you wanted to do when we asked you to sign in, such as joining a club, so that you can go on afterwards. Gone once it is done, and not used after a day.',
  },
  {
    name: 'tsr-scroll-restoration-v1_3',
    text: 'How far you had scrolled, so that “back” returns you there. Gone when you close the tab.',
  },
  {
    name: 'ribbon-training-timer:*',
    text: 'When you started the training timer. Gone when you stop it.',
  },
  {
    name: 'ribbon-post-as-*',
    text: 'Whether you last posted as yourself or as a club. Stays until you clear it.',
  },
  {
    name: 'ribbon-offline',
    text: 'Your training log, and a club’s register for those who take it, so that they open without a connection; and what you typed while offline, until it is sent. Nothing about other members but the names in that register. Gone when you sign out, except what is still waiting to be sent.',
  },
  {
    name: 'ribbon-list-keys',
    text: 'For administrators: that keys such as j and k are switched off.',
  },
  { name: 'ribbon-rejection', text: 'For administrators: the reason they gave last.' },
  { name: 'ribbon-review-rejection', text: 'For administrators: the same for reviews.' },
] as const;

type Name = (typeof STORED_NOTES)[number]['name'];
/** A name in the storage of the browser that the cookie policy speaks of. */
export type StoredKey = Name extends infer One
  ? One extends `${infer Start}*`
    ? `${Start}${string}`
    : One
  : never;
