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

/** Every text of a challenge is read before it is saved; a refusal names its field. */
export async function readTexts(
  moderation: Moderation,
  actor: Member,
  draft: ChallengeChange,
  {
    audience,
    toAgeBand,
  }: { audience: 'public' | 'club' | 'friends'; toAgeBand: AgeBand | undefined },
): Promise<void> {
  for (const [path, text] of textsOf(draft)) {
    if (text === '') continue;
    const field = path.split('.')[0] ?? path;
    await moderation
      .approve(actor, { kind: 'challenge', field, text, audience, ...(toAgeBand && { toAgeBand }) })
      .catch((error: unknown) => {
        if (!moderationFaults.flagged.matches(error)) throw error;
        const { message, data } = error;
        throw moderationFaults.flagged({ message, data, issues: [{ path, message }] });
      });
  }
}
