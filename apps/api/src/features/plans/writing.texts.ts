import type { Moderation } from '#features/moderation';
import type { Member } from '@ribbon/domain/accounts';
import { moderationFaults } from '@ribbon/domain/moderation';
import type { PlanBlock, PlanDraft } from '@ribbon/domain/plans';
import { elementByName } from '@ribbon/domain/training';

/** A text with the place in the form that a refusal names. */
type Placed = readonly [path: string, text: string];

export const blockTexts = (blocks: readonly PlanBlock[], path: string): Placed[] =>
  blocks.flatMap(({ title, elements }, block) => [
    [`${path}.${block}.title`, title] as const,
    ...elements.map((text, index) => [`${path}.${block}.elements.${index}`, text] as const),
  ]);

export const planTexts = (draft: PlanDraft): Placed[] => [
  ['title', draft.title],
  ['description', draft.description],
  ...draft.goals.map((text, index) => [`goals.${index}`, text] as const),
  ...draft.weeks.flatMap(({ focus, sessions }, week) => [
    [`weeks.${week}.focus`, focus] as const,
    ...sessions.flatMap(({ title, location, blocks }, session): Placed[] => {
      const path = `weeks.${week}.sessions.${session}`;
      return [
        [`${path}.title`, title],
        [`${path}.location`, location],
        ...blockTexts(blocks, `${path}.blocks`),
      ];
    }),
  ]),
];

/** Every text is read before it is saved, each wording once: weeks repeat themselves. */
export async function readTexts(
  moderation: Moderation,
  actor: Member,
  texts: readonly Placed[],
): Promise<void> {
  const read = new Set<string>();
  for (const [path, text] of texts) {
    const field = path.split('.').findLast((part) => !/^\d+$/u.test(part)) ?? path;
    const wording = `${field} ${text}`;
    if (text === '' || read.has(wording) || elementByName(text) !== undefined) continue;
    read.add(wording);
    await readText(moderation, actor, field, [path, text]);
  }
}

async function readText(
  moderation: Moderation,
  actor: Member,
  field: string,
  [path, text]: Placed,
): Promise<void> {
  const draft = { kind: 'training', field, text, audience: 'club' } as const;
  const { isForAPerson } = await moderation.approve(actor, draft).catch((error: unknown) => {
    if (!moderationFaults.flagged.matches(error)) throw error;
    const { message, data } = error;
    throw moderationFaults.flagged({ message, data, issues: [{ path, message }] });
  });
  if (!isForAPerson) return;
  const { message } = moderationFaults.notToMinors;
  throw moderationFaults.notToMinors({ issues: [{ path, message }] });
}
