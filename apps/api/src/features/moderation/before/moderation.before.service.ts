import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { UnreadKind, UnreadWords, Whose, WordsFromBefore } from '#platform/content/content';
import type { Content } from '#platform/content/content-registry';
import { type DomainEvents, subscriber } from '#platform/outbox/domain-events';
import type { Kysely } from 'kysely';
import type { Moderation } from '../moderation.service.ts';
import { beforeStore } from './moderation.before.store.ts';

/** So many of each kind in one round, and so many rounds: what is older is left to the chore. */
const AT_ONCE = 50;
const ROUNDS = 10;
const ANYBODYS: Whose = { authorId: null, clubId: null };

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  moderation: Pick<Moderation, 'reread'>;
  content: Pick<Content, 'words'>;
}

/**
 * Words from before are read again, as words to a child, when minors begin to find them (rule 29).
 * Until then no minor sees them; what was read once is not read again.
 */
export function wordsFromBefore({ db, clock, domainEvents, moderation, content }: Needs) {
  async function readOne(kind: UnreadKind, of: WordsFromBefore, found: UnreadWords): Promise<void> {
    const about = { kind, audience: found.audience };
    const readerAge = await moderation.reread(found.author, about, found.texts);
    await db.transaction().execute((tx) => of.settle(tx, found.id, readerAge));
  }

  /** One round of each kind; says whether there may be more. */
  async function readSome(whose: Whose): Promise<boolean> {
    let isFull = false;
    for (const [kind, of] of content.words()) {
      const unread = await of.unread(db, whose, AT_ONCE, clock());
      for (const found of unread) await readOne(kind, of, found);
      isFull ||= unread.length === AT_ONCE;
    }
    return isFull;
  }

  const opened = (whose: Whose, round = 0) =>
    domainEvents.publish(db, 'words.opened', { ...whose, round });

  return {
    /** What nobody has read since words are read for children. */
    job: {
      name: 'words that nobody has read as words to a child',
      keepDays: 0,
      sweep: () => readSome(ANYBODYS),
    },
    subscribers: [
      subscriber('words', 'friendship.accepted', async ({ friendshipId }) => {
        const pair = await beforeStore.friendsWithMinor(db, friendshipId, clock());
        for (const authorId of pair) await opened({ authorId, clubId: null });
      }),
      subscriber('words', 'club.membership.approved', async ({ membershipId }) => {
        const clubId = await beforeStore.clubOfMinor(db, membershipId, clock());
        if (clubId !== undefined) await opened({ authorId: null, clubId });
      }),
      subscriber('words', 'words.opened', async ({ round, ...whose }) => {
        const { authorId } = whose;
        if (authorId !== null && round === 0) {
          await db.transaction().execute(async (tx) => {
            for (const [, of] of content.words()) await of.open?.(tx, authorId, AT_ONCE);
          });
        }
        if ((await readSome(whose)) && round + 1 < ROUNDS) await opened(whose, round + 1);
      }),
    ],
  };
}
