import type { Moderation } from '#features/moderation';
import type { AgeBand, Member } from '@ribbon/domain/accounts';
import type { ChallengeChange } from '@ribbon/domain/challenges';
import { moderationFaults } from '@ribbon/domain/moderation';

/** Each text with the place in the form that a refusal names. */
const textsOf = (draft: ChallengeChange): [string, string][] => [
  ['title', draft.title],
  ['description', draft.description],
  ...draft.tasks.map(({ title }, index): [string, string] => [`tasks.${index}.title`, title]),
  ...draft.tasks.map(({ element }, index): [string, string] => [`tasks.${index}.element`, element]),
  ...draft.rewards.map((text, index): [string, string] => [`rewards.${index}`, text]),
  ...draft.requirements.map((text, index): [string, string] => [`requirements.${index}`, text]),
];

interface Readers {
  audience: 'public' | 'club' | 'friends';
  /** The youngest whom an adult's words reach, if that is a minor: then they are read hardest (rule 29). */
  toAgeBand: AgeBand | undefined;
}

/** A text is read before it is saved; a refusal names its place in the form. */
export async function readText(
  moderation: Moderation,
  actor: Member,
  [path, text]: readonly [string, string],
  { audience, toAgeBand }: Readers,
): Promise<void> {
  const field = path.split('.')[0] ?? path;
  const draft = {
    kind: 'challenge',
    field,
    text,
    audience,
    ...(toAgeBand && { toAgeBand }),
  } as const;
  const { isForAPerson } = await moderation.approve(actor, draft).catch((error: unknown) => {
    if (!moderationFaults.flagged.matches(error)) throw error;
    const { message, data } = error;
    throw moderationFaults.flagged({ message, data, issues: [{ path, message }] });
  });
  if (!isForAPerson) return;
  const { message } = moderationFaults.notToMinors;
  throw moderationFaults.notToMinors({ issues: [{ path, message }] });
}

export async function readTexts(
  moderation: Moderation,
  actor: Member,
  draft: ChallengeChange,
  readers: Readers,
): Promise<void> {
  for (const [path, text] of textsOf(draft)) {
    if (text !== '') await readText(moderation, actor, [path, text], readers);
  }
}
