const OWN_LOG =
  'own log: read by its author, and by guardians and confirmed coaches, who are of age';
const CLAIM = 'claim: read by system admins and the adult who claims';
const FRIENDS_OF_AGE = 'adults: a name elsewhere is shown to friends of age alone';

/** Every moderated field that no minor reads, with the reason. */
export const NOT_FOR_MINORS: Readonly<Record<string, string>> = {
  'claims.submit name': CLAIM,
  'claims.submit message': CLAIM,
  'claims.decide message': CLAIM,
  'guardianForms.decide words': 'guardian: read by the adult who sent the form',
  'training.save elements[].name': OWN_LOG,
  'training.save achievements[]': OWN_LOG,
  'trainingGoals.save title': OWN_LOG,
  'trainingGoals.save description': OWN_LOG,
  'trainingGoals.save count.name': OWN_LOG,
  'trainingGoals.save milestones[].title': OWN_LOG,
  'profiles.edit instagram': FRIENDS_OF_AGE,
  'profiles.edit youtube': FRIENDS_OF_AGE,
  'profiles.edit tiktok': FRIENDS_OF_AGE,
};

/**
 * The fields in which a club says how it can be reached, and what may stand there: its number, mail
 * or page, and nothing of a person's.
 */
export const CLUB_CONTACT: Readonly<Record<string, readonly string[]>> = {
  phone: ['07700 900123', 'oh seven seven double oh nine double oh one two three'],
  email: ['coach_k@larkspur-rg.org'],
  website: ['https://www.rgphotos.co'],
};
