import type { DisclosureId } from '@ribbon/domain/moderation';
import type { Moderation } from '#features/moderation';
import type { SignedIn } from '#platform/session/session';
import {
  type SessionDraft,
  type TrainingSession,
  elementByKey,
  elementByName,
  ownElementKey,
} from '@ribbon/domain/training';
import type { PractisedElement } from './training.sessions.store.ts';

/**
 * Elements with the names from their lists; an element on no list keeps the gymnast's own words.
 */
export function resolveElements(
  elements: SessionDraft['elements'],
  ofClubs: ReadonlyMap<string, string>,
): PractisedElement[] {
  const found = new Map<string, PractisedElement>();
  for (const { key, name, times } of elements) {
    const listed = (key === null ? undefined : elementByKey(key)) ?? elementByName(name);
    const ofClub = key === null ? undefined : ofClubs.get(key);
    const element = listed
      ? { key: listed.key, name: listed.name }
      : { key: ofClub && key ? key : ownElementKey(name), name: ofClub ?? name };
    const before = found.get(element.key)?.times ?? 0;
    found.set(element.key, { ...element, times: Math.min(500, before + times) });
  }
  return [...found.values()];
}

/** Every word that others may read is read first; what was there before has been. */
export async function approveWords(
  moderation: Moderation,
  actor: SignedIn,
  draft: SessionDraft,
  elements: readonly PractisedElement[],
  before: TrainingSession | undefined,
): Promise<DisclosureId | null> {
  const kind = 'training' as const;
  const audience = 'club' as const;
  const known = new Set([
    ...(before?.elements.map(({ name }) => name) ?? []),
    ...(before?.achievements ?? []),
  ]);
  for (const { key, name: text } of elements) {
    if (!key.startsWith('own:') || known.has(text)) continue;
    const nth = draft.elements.findIndex(({ name }) => name === text);
    await moderation.approve(actor, { kind, field: `elements.${nth}.name`, text, audience });
  }
  for (const [nth, text] of draft.achievements.entries()) {
    if (known.has(text)) continue;
    await moderation.approve(actor, { kind, field: `achievements.${nth}`, text, audience });
  }
  // Nobody else reads notes, so nothing in them is refused; a gymnast who may need help is offered
  // some.
  const text = draft.notes;
  if (text === '' || text === before?.notes) return null;
  return moderation.listen(actor, { kind, field: 'notes', text, audience: 'private' });
}
