import type { PlacedText } from '#platform/content/content';
import type { Moderation } from '#features/moderation';
import type { Member } from '@ribbon/domain/accounts';
import type { ChallengeChange, ChallengeMaker } from '@ribbon/domain/challenges';

/** Each text with the place in the form that a refusal names. */
export const textsOf = (draft: ChallengeTexts): PlacedText[] => [
  ['title', draft.title],
  ['description', draft.description],
  ...draft.tasks.map(({ title }, index) => [`tasks.${index}.title`, title] as const),
  ...draft.tasks.map(({ element }, index) => [`tasks.${index}.element`, element] as const),
  ...draft.rewards.map((text, index) => [`rewards.${index}`, text] as const),
  ...draft.requirements.map((text, index) => [`requirements.${index}`, text] as const),
];
type ChallengeTexts = Pick<
  ChallengeChange,
  'title' | 'description' | 'rewards' | 'requirements'
> & { tasks: readonly { title: string; element: string }[] };

export const AUDIENCES = { system: 'public', coach: 'club', community: 'friends' } as const;

/** Children take part in every maker's challenges, so the words are read for them before they are saved. */
export const readTexts = (
  moderation: Moderation,
  actor: Member,
  maker: ChallengeMaker,
  texts: readonly PlacedText[],
): Promise<void> =>
  moderation.readForChildren(actor, { kind: 'challenge', audience: AUDIENCES[maker] }, texts);
