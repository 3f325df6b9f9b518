import type { DB } from '#db/schema.generated';
import type { MediaLibrary } from '#features/media';
import type { Moderation } from '#features/moderation';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import { CachedAnswer } from '#platform/http/json-answer';
import type { TopicMemory } from '#platform/realtime/topic-memory';
import { invalidate } from '#platform/realtime/realtime';
import type { Member } from '@ribbon/domain/accounts';
import type { MediaId } from '@ribbon/domain/media';
import {
  CHANGES_PER_PAGE,
  LOGOS_KEPT,
  type PlatformLogo,
  SettingName,
  type Settings,
  type SettingsChange,
  isPlatformArt,
  settingsFaults,
  settingsPolicy,
} from '@ribbon/domain/settings';
import type { Kysely } from 'kysely';
import { historyStore } from './settings.history.store.ts';
import { PLATFORM, settingsStore } from './settings.store.ts';

export type SettingsService = ReturnType<typeof settingsService>;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  moderation: Moderation;
  media: Pick<MediaLibrary, 'replace' | 'seen'>;
  topics: TopicMemory;
}

const TEXTS = ['platformName', 'homeTitle'] as const satisfies readonly (keyof Settings)[];

export function settingsService({ db, clock, moderation, media, topics }: Needs) {
  /** Recent logos stay, so that a change can be undone; saving a picture counts as reviewing it. */
  async function wear(tx: Kysely<DB>, actor: Member, logo: MediaId | undefined): Promise<void> {
    const kept = await settingsStore.picturesOfChanges(tx, LOGOS_KEPT);
    const ids = new Set(logo === undefined ? kept : [logo, ...kept]);
    await media.replace(tx, actor, PLATFORM, [...ids]);
    if (logo !== undefined) await media.seen(tx, logo);
  }

  /** Sets one setting and records its old value; undefined when it is unchanged. */
  async function set(
    tx: Kysely<DB>,
    actor: Member,
    { name, to, undoes }: { name: SettingName; to: string; undoes?: string },
  ) {
    const from = await settingsStore.lock(tx, name);
    if (from === to) return undefined;
    const act = { by: actor.id, at: clock() };
    await settingsStore.set(tx, name, to, act);
    await historyStore.insert(tx, { name, from, to, undoes, ...act });
    if (name === 'platformLogo') {
      const logo = to as PlatformLogo;
      await wear(tx, actor, isPlatformArt(logo) ? undefined : logo);
    }
    return { from, to };
  }

  /**
   * All of it or nothing. The person who changed it sees it at once, others with the announcement.
   */
  async function inOneGo(work: (tx: Kysely<DB>) => Promise<unknown>): Promise<Settings> {
    const changed = await db.transaction().execute(async (tx) => {
      await work(tx);
      await invalidate(tx, 'everyone', 'settings');
      return settingsStore.read(tx);
    });
    topics.forget('settings');
    return changed;
  }

  const kept = () =>
    topics.of('settings', async () => new CachedAnswer(await settingsStore.read(db)));

  return {
    kept,
    read: async (): Promise<Settings> => (await kept()).answer,

    /** Whether this person may use the product now, in beta or not; without a promise when known. */
    admits(actor: Member): boolean | Promise<boolean> {
      if (settingsPolicy.passBetaGate(actor, true)) return true;
      const known = kept();
      return known instanceof Promise
        ? known.then(({ answer }) => !answer.betaMode)
        : !known.answer.betaMode;
    },

    /** Everybody reads name and title, so they are moderated as everybody's words are. */
    async change(actor: Member, { reason, ...change }: SettingsChange): Promise<Settings> {
      await moderation.readForChildren(
        actor,
        { kind: 'other', audience: 'public' },
        TEXTS.map((field) => [field, change[field] ?? '']),
      );
      return inOneGo(async (tx) => {
        const details: Partial<Record<SettingName, { from: string; to: string }>> = {};
        for (const name of SettingName.options) {
          const value = change[name];
          if (value === undefined) continue;
          const done = await set(tx, actor, { name, to: String(value) });
          if (done !== undefined) details[name] = done;
        }
        if (Object.keys(details).length === 0) return;
        await recordAct(tx, { actorId: actor.id, action: 'settings.changed', reason, details });
      });
    },

    async history({ cursor }: { cursor?: string | undefined }) {
      const limit = CHANGES_PER_PAGE + 1;
      const rows = await historyStore.page(db, { before: cursor, limit, now: clock() });
      const changes = rows.slice(0, CHANGES_PER_PAGE);
      const last = changes.at(-1);
      return { changes, next: rows.length > CHANGES_PER_PAGE && last ? last.id : null };
    },

    /** Refused once the setting has changed again: undoing would undo that change, too. */
    undo: (actor: Member, changeId: string, reason: string): Promise<Settings> =>
      inOneGo(async (tx) => {
        const { setting: name, from: to } = reveal(await historyStore.find(tx, changeId, clock()));
        await settingsStore.lock(tx, name);
        // Checked again once nobody else can change it.
        const change = reveal(await historyStore.find(tx, changeId, clock()));
        if (!change.isLatest) throw settingsFaults.changedSince();
        const isPicture = name === 'platformLogo' && !isPlatformArt(to as PlatformLogo);
        if (isPicture && !(await settingsStore.hasPicture(tx, to))) throw settingsFaults.logoGone();
        const done = await set(tx, actor, { name, to, undoes: changeId });
        await recordAct(tx, {
          actorId: actor.id,
          action: 'settings.undone',
          reason,
          details: { [name]: done },
        });
      }),
  };
}
