import type { Moderation } from '#features/moderation';
import type { SignedIn } from '#platform/session/session';
import { type GoalDraft, type TrainingGoal, elementByKey } from '@ribbon/domain/training';

/** Titles stand beside sessions that a coach reads, and all of it may be shared: each word is read first. */
export async function goalWords(
  moderation: Moderation,
  actor: SignedIn,
  draft: GoalDraft,
  before: TrainingGoal | undefined,
): Promise<void> {
  const known = new Set([
    before?.title,
    before?.description,
    before?.count?.element?.name,
    ...(before?.milestones.map(({ title }) => title) ?? []),
    '',
  ]);
  const texts: [field: string, text: string][] = [
    ['title', draft.title],
    ['description', draft.description],
    ...draft.milestones.map(({ title }, nth): [string, string] => [
      `milestones.${nth}.title`,
      title,
    ]),
  ];
  if (draft.count?.what === 'element' && !(draft.count.key && elementByKey(draft.count.key))) {
    texts.push(['count.name', draft.count.name]);
  }
  for (const [field, text] of texts) {
    if (known.has(text)) continue;
    await moderation.approve(actor, { kind: 'training', field, text, audience: 'club' });
  }
}
