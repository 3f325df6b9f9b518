/**
 * What an adult writes to get a child somewhere else, alone or to be looked at. A person reads each of
 * these before a ten-year-old does, whatever field it was typed into.
 */
export const CONTACT_TEXTS = [
  'insta coach_k',
  'kik coach_k',
  'my 👻 is coach_k',
  'snap me, coachk88',
  'disc0rd coach_k',
  '07700 900123 text me',
  'oh seven seven double oh nine double oh one two three',
  'kevin dot hartley at gmail dot com',
  'my site is rgphotos.co',
  'where is your hall',
  'what time do you finish on Thursdays',
  'I could pick you up on Saturday',
  'this stays between us',
  'send me a pic of your splits',
  'ur so pretty in that leo 😍',
] as const;
