import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import { invalidate } from '#platform/realtime/realtime';
import type { SignedIn } from '#platform/session/session';
import { type AgeBand, type UserId, isChild, isMinor } from '@ribbon/domain/accounts';
import {
  type PhotoConsents,
  PhotoUse,
  familyPolicy,
  photoPolicy,
  seasonAt,
} from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import { invalidateFamily } from '../families.guardian.ts';
import { type Link, linkStore } from '../links/families.links.store.ts';
import { type PhotoWordRow, photoStore } from './families.photos.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
}

interface Answer {
  use: PhotoUse;
  given: boolean;
}

export type PhotoService = ReturnType<typeof photoService>;

const wordOf = (word: PhotoWordRow | null) =>
  word && { given: word.given, by: word.by, at: word.at };

/** What may be done with pictures of young people, and who said so. */
export function photoService({ db, clock }: Needs) {
  /** A child somebody is not linked to does not exist. */
  async function linkTo(actor: SignedIn, childId: UserId): Promise<Link> {
    const link = await linkStore.find(db, actor.id, childId, clock());
    return reveal(link, link !== undefined && familyPolicy.see(link));
  }

  async function read(
    reader: UserId,
    child: { childId: UserId; ageBand: AgeBand; isVerified: boolean },
    mayAnswer: boolean,
  ): Promise<PhotoConsents> {
    const now = clock();
    const season = seasonAt(now);
    const { consentAge, ...facts } = await photoStore.subject(db, child.childId, now);
    const subject = { ageBand: child.ageBand, ...facts };
    const words = await photoStore.lastWords(db, { childId: child.childId, season }, now);
    const inForce = await photoStore.inForce(
      db,
      { ...subject, ...child, season },
      PhotoUse.options,
    );
    const history = await photoStore.history(db, child.childId, now);
    const isGuardian = reader !== child.childId && mayAnswer;
    const own = (use: PhotoUse) =>
      words.find((word) => word.use === use && word.side === 'own') ?? null;
    const byGuardians = (use: PhotoUse) =>
      words.filter((word) => word.use === use && word.side === 'guardian');
    /** The person's own consent; for a child, one refusal outweighs any approval. */
    const guardian = (use: PhotoUse) => {
      const all = byGuardians(use);
      if (isGuardian) return all.find(({ byId }) => byId === reader) ?? null;
      return all.find(({ given }) => !given) ?? all[0] ?? null;
    };
    return {
      season,
      uses: PhotoUse.options.map((use) => ({
        use,
        stands: inForce.includes(use),
        own: wordOf(own(use)),
        guardian: wordOf(guardian(use)),
        isRefusedByOther:
          mayAnswer && byGuardians(use).some(({ given, byId }) => !given && byId !== reader),
      })),
      needsOwn: photoPolicy.needsOwn(subject),
      needsGuardian: photoPolicy.needsGuardian(subject),
      missesAdult:
        photoPolicy.needsGuardian(subject) && !subject.hasGuardian ? { age: consentAge } : null,
      mayAnswer,
      waitsForVerification: isGuardian && isChild(child.ageBand) && !child.isVerified,
      history: history.map(({ side, use, season: of, given, by, at }) => ({
        given,
        by,
        at,
        use,
        season: of,
        isOwn: side === 'own',
      })),
    };
  }

  const answer = (
    actor: SignedIn,
    childId: UserId,
    word: Answer & { side: PhotoWordRow['side'] },
  ): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const at = clock();
      await photoStore.record(tx, { ...word, childId, by: actor.id, season: seasonAt(at), at });
      await invalidateFamily(tx, childId);
      // Open pages read their posts again: a tag may have gone.
      if (!word.given) await invalidate(tx, 'everyone', 'post');
    });

  return {
    async of(actor: SignedIn, childId: UserId): Promise<PhotoConsents> {
      const link = await linkTo(actor, childId);
      const { childAgeBand: ageBand, isVerified } = link;
      const child = { childId, ageBand, isVerified };
      return read(actor.id, child, photoPolicy.answerFor(link));
    },

    async answerFor(actor: SignedIn, childId: UserId, word: Answer): Promise<void> {
      authorize(photoPolicy.answerFor(await linkTo(actor, childId)));
      await answer(actor, childId, { ...word, side: 'guardian' });
    },

    own(actor: SignedIn): Promise<PhotoConsents> {
      const { id: childId, ageBand } = reveal(actor, isMinor(actor.ageBand));
      return read(actor.id, { childId, ageBand, isVerified: false }, photoPolicy.answerOwn(actor));
    },

    async answerOwn(actor: SignedIn, word: Answer): Promise<void> {
      authorize(photoPolicy.answerOwn(actor));
      await answer(actor, actor.id, { ...word, side: 'own' });
    },
  };
}
