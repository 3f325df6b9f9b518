import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import { announce } from '#platform/realtime/realtime';
import type { SignedIn } from '#platform/session/session';
import { type AgeBand, type UserId, isMinor } from '@ribbon/domain/accounts';
import {
  type PhotoConsents,
  PhotoUse,
  familyPolicy,
  photoPolicy,
  seasonAt,
} from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import { tellFamily } from '../families.gate.ts';
import { type Link, linkStore } from '../families.links.store.ts';
import { type PhotoWordRow, photoStore } from './photos.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
}

interface Answer {
  use: PhotoUse;
  given: boolean;
}

export type PhotoService = ReturnType<typeof photoService>;

const wordOf = ({ given, by, at }: PhotoWordRow) => ({ given, by, at });

/** What may be done with pictures of young people, and who said so. */
export function photoService({ db, clock }: Needs) {
  /** A child somebody is not linked to does not exist. */
  async function linkTo(actor: SignedIn, childId: UserId): Promise<Link> {
    const link = await linkStore.find(db, actor.id, childId, clock());
    return reveal(link, link !== undefined && familyPolicy.see(link));
  }

  async function read(
    child: { childId: UserId; ageBand: AgeBand },
    mayAnswer: boolean,
  ): Promise<PhotoConsents> {
    const now = clock();
    const season = seasonAt(now);
    const hasGuardian = (await linkStore.count(db, child.childId)) > 0;
    const subject = { ageBand: child.ageBand, hasGuardian };
    const words = await photoStore.lastWords(db, { childId: child.childId, season }, now);
    const standing = await photoStore.standing(db, { ...child, season }, PhotoUse.options);
    const history = await photoStore.history(db, child.childId, now);
    const lastOf = (use: PhotoUse, side: PhotoWordRow['side']) => {
      const word = words.find((one) => one.use === use && one.side === side);
      return word === undefined ? null : wordOf(word);
    };
    return {
      season,
      uses: PhotoUse.options.map((use) => ({
        use,
        stands: standing.includes(use),
        own: lastOf(use, 'own'),
        guardian: lastOf(use, 'guardian'),
      })),
      needsOwn: photoPolicy.needsOwn(subject),
      needsGuardian: photoPolicy.needsGuardian(subject),
      mayAnswer,
      history: history.map(({ side, use, season: of, ...word }) => ({
        ...wordOf({ ...word, side, use, season: of }),
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
      await tellFamily(tx, childId);
      // Open pages read their posts again: a tag may have gone.
      if (!word.given) await announce(tx, 'everyone', 'post');
    });

  return {
    async of(actor: SignedIn, childId: UserId): Promise<PhotoConsents> {
      const link = await linkTo(actor, childId);
      return read({ childId, ageBand: link.childAgeBand }, photoPolicy.answerFor(link));
    },

    async answerFor(actor: SignedIn, childId: UserId, word: Answer): Promise<void> {
      authorize(photoPolicy.answerFor(await linkTo(actor, childId)));
      await answer(actor, childId, { ...word, side: 'guardian' });
    },

    own(actor: SignedIn): Promise<PhotoConsents> {
      const { id: childId, ageBand } = reveal(actor, isMinor(actor.ageBand));
      return read({ childId, ageBand }, photoPolicy.answerOwn(actor));
    },

    async answerOwn(actor: SignedIn, word: Answer): Promise<void> {
      authorize(photoPolicy.answerOwn(actor));
      await answer(actor, actor.id, { ...word, side: 'own' });
    },
  };
}
