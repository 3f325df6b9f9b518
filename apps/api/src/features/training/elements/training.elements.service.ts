import type { DB } from '#db/schema.generated';
import type { Moderation } from '#features/moderation';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import type { SignedIn } from '#platform/session/session';
import type { ClubId, Member } from '@ribbon/domain/accounts';
import {
  type ClubElement,
  ELEMENTS_PER_CLUB,
  type ElementId,
  type NewElement,
  elementByName,
  trainingFaults,
  trainingPolicy,
} from '@ribbon/domain/training';
import type { Kysely } from 'kysely';
import { elementStore } from './training.elements.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  moderation: Moderation;
}

export type ElementService = ReturnType<typeof elementService>;

/** What clubs add to the list of elements. */
export function elementService({ db, clock, moderation }: Needs) {
  async function admit(actor: Member, clubId: ClubId): Promise<string> {
    const [club] = await elementStore.clubRoles(db, actor.id, clubId);
    const found = reveal(club);
    authorize(trainingPolicy.editElements(actor, found));
    return found.clubName;
  }

  return {
    async list(actor: Member) {
      const [clubs, own, clubRoles] = await Promise.all([
        elementStore.ofClubs(db, actor.id),
        elementStore.ownWords(db, actor.id),
        elementStore.clubRoles(db, actor.id),
      ]);
      const edits = clubRoles
        .filter((club) => trainingPolicy.editElements(actor, club))
        .map(({ clubId, clubName }) => ({ clubId, clubName }));
      return { clubs, own, edits };
    },

    async add(actor: SignedIn, clubId: ClubId, element: NewElement): Promise<ClubElement> {
      const clubName = await admit(actor, clubId);
      if (elementByName(element.name)) throw trainingFaults.elementThere();
      if ((await elementStore.countOf(db, clubId)) >= ELEMENTS_PER_CLUB) {
        throw trainingFaults.tooManyElements();
      }
      const { name: text } = element;
      const about = { kind: 'training', audience: 'club' } as const;
      await moderation.readForChildren(actor, about, [['name', text]]);
      const added = { ...element, clubId, by: actor.id, at: clock() };
      const id = await elementStore.insert(db, added);
      if (id === undefined) throw trainingFaults.elementThere();
      return { id, clubId, clubName, family: element.family, name: text };
    },

    async remove(actor: Member, clubId: ClubId, id: ElementId): Promise<void> {
      await admit(actor, clubId);
      reveal(id, await elementStore.remove(db, clubId, id));
    },
  };
}
