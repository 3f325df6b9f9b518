import * as listed from './slices.ts';

type Listed = typeof listed;
type Name = keyof Listed;

/** The order in which the settings list notifications; a slice that is not named follows these. */
const ORDER: readonly Name[] = [
  'accountSlice',
  'securitySlice',
  'privacySlice',
  'settingsSlice',
  'emailSlice',
  'auditSlice',
  'siteSlice',
  'waitlistSlice',
  'messageSlice',
  'geocodingSlice',
  'friendSlice',
  'familySlice',
  'profileSlice',
  'postSlice',
  'commentSlice',
  'mediaSlice',
  'guardianFormSlice',
  'clubSlice',
  'calendarSlice',
  'trainingSlice',
  'planSlice',
  'challengeSlice',
  'competitionSlice',
  'claimSlice',
  'reviewSlice',
  'moderationSlice',
  'sanctionSlice',
  'safeguardingSlice',
  'reportSlice',
  'adminAccountSlice',
  'proposalSlice',
  'adminStartSlice',
  'startSlice',
  'searchSlice',
];

const inOrder = (all: Listed): readonly Listed[Name][] =>
  [...new Set([...ORDER, ...(Object.keys(all) as Name[])])].map((name) => all[name]);

/** The slices of the product; the contract and the kinds of notifications derive from them. */
export const slices = inOrder(listed);
