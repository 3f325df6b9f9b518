import type { PlacedText } from '#platform/content/content';
import type { Moderation } from '#features/moderation';
import type { Member } from '@ribbon/domain/accounts';
import type { PlanBlock, PlanDraft } from '@ribbon/domain/plans';
import { elementByName } from '@ribbon/domain/training';

export const blockTexts = (blocks: readonly PlanBlock[], path: string): PlacedText[] =>
  blocks.flatMap(({ title, elements }, block) => [
    [`${path}.${block}.title`, title] as const,
    ...elements.map((text, index) => [`${path}.${block}.elements.${index}`, text] as const),
  ]);

export const planTexts = (draft: PlanDraft): PlacedText[] => [
  ['title', draft.title],
  ['description', draft.description],
  ...draft.goals.map((text, index) => [`goals.${index}`, text] as const),
  ...draft.weeks.flatMap(({ focus, sessions }, week) => [
    [`weeks.${week}.focus`, focus] as const,
    ...sessions.flatMap(({ title, location, blocks }, session): PlacedText[] => {
      const path = `weeks.${week}.sessions.${session}`;
      return [
        [`${path}.title`, title],
        [`${path}.location`, location],
        ...blockTexts(blocks, `${path}.blocks`),
      ];
    }),
  ]),
];

/** Every text is read before it is saved, but for names of elements that everybody knows. */
export const readTexts = (
  moderation: Moderation,
  actor: Member,
  texts: readonly PlacedText[],
): Promise<void> =>
  moderation.readForChildren(
    actor,
    { kind: 'club_event', audience: 'club' },
    texts.filter(([, text]) => elementByName(text) === undefined),
  );
