import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import { inLanguage } from '#platform/language/reader';
import { authorize, reveal } from '#platform/http/guards';
import { type ClubId, type Member, ageBandAt } from '@ribbon/domain/accounts';
import {
  type CalendarFeed,
  type EventId,
  FEED_LIMIT,
  FEED_PAST_DAYS,
  type FeedId,
  calendarEndpoints,
  calendarPolicy,
} from '@ribbon/domain/calendar';
import { type Download, t } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import { circleOf } from '../calendar.circle.scope.ts';
import { visible } from '../calendar.read.service.ts';
import { eventStore } from '../calendar.store.ts';
import { feedStore } from './calendar.feeds.store.ts';
import { icsOf } from './calendar.ics.format.ts';

const DAY_MS = 86_400_000;
const NOTE_EVERY_MS = 15 * 60_000;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
}

export type FeedService = ReturnType<typeof feedService>;

/** Calendars for other programs: a file of one event, and feeds behind a secret address. */
export function feedService({ db, clock, config: { publicUrl } }: Needs) {
  return {
    async own(actor: Member): Promise<{ feeds: CalendarFeed[] }> {
      return { feeds: await feedStore.ofPerson(db, actor.id) };
    },

    /** Only the hash of the secret is kept, so the address is shown this one time. */
    async open(actor: Member, clubId: ClubId | null): Promise<{ address: string }> {
      authorize(calendarPolicy.subscribe(actor));
      if (clubId !== null) {
        const scope = (await circleOf(db, actor, clock())).clubs.get(clubId);
        reveal(scope, scope && calendarPolicy.see(scope));
      }
      const token = randomBytes(32).toString('base64url');
      await feedStore.put(db, { userId: actor.id, clubId, tokenHash: hashOf(token), at: clock() });
      const path = calendarEndpoints.readFeed.path.replace(':token', token);
      return { address: `${publicUrl}/api${path}` };
    },

    async close(actor: Member, feedId: FeedId): Promise<void> {
      reveal(feedId, await feedStore.remove(db, feedId, actor.id));
    },

    /** The events the owner may see now: a person who leaves a club loses its events here, too. */
    async read(token: string): Promise<Download> {
      const now = clock();
      const feed = reveal(await feedStore.byToken(db, hashOf(token)));
      reveal(feed, calendarPolicy.subscribe({ ageBand: ageBandAt(feed, now) }));
      const { clubs } = await circleOf(db, { id: feed.userId }, now);
      const { clubId } = feed;
      const club = clubId === null ? undefined : reveal(clubs.get(clubId));
      const events = await eventStore.between(db, clubId === null ? [...clubs.keys()] : [clubId], {
        from: new Date(now.getTime() - FEED_PAST_DAYS * DAY_MS),
        to: null,
        limit: FEED_LIMIT,
        people: [],
      });
      await feedStore.noteRead(db, feed.id, now, new Date(now.getTime() - NOTE_EVERY_MS));
      // A calendar program says nothing of its reader's language.
      return inLanguage(feed.language, () =>
        calendarFile('ribbon.ics', icsOf({ name: club?.name ?? t('My clubs'), events, publicUrl })),
      );
    },

    async download(actor: Member, eventId: EventId): Promise<Download> {
      const circle = await circleOf(db, actor, clock());
      const event = visible(circle, await eventStore.find(db, eventId));
      return calendarFile('event.ics', icsOf({ name: event.clubName, events: [event], publicUrl }));
    },
  };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const calendarFile = (fileName: string, text: string): Download => ({
  fileName,
  mediaType: 'text/calendar; charset=utf-8',
  content: (async function* content() {
    yield Buffer.from(text);
  })(),
});
