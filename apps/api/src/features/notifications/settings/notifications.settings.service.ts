import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import { reveal } from '#platform/http/guards';
import { invalidate } from '#platform/realtime/realtime';
import { signer } from '#platform/session/signed';
import { type Member, UserId, ageBandAt } from '@ribbon/domain/accounts';
import {
  type Channel,
  KINDS,
  type MailLine,
  NotificationKind,
  type NotificationSettings,
  type NotificationType,
  type QuietHours,
  STOP_MAILS_PATH,
  defaultQuietHours,
  notificationFaults,
  notificationPolicy,
} from '@ribbon/domain/notifications';
import { zoneOf } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import {
  type Choice,
  type Chosen,
  SETTINGS_TOPIC,
  settingsStore,
} from './notifications.settings.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  config: Pick<Config, 'sessionSecret' | 'publicUrl'>;
}

/** A person's current choice of notifications. */
export interface NotificationPreferences {
  wants(type: NotificationType, channel: Channel): boolean;
  quietHours: QuietHours;
}

export type NotificationChoices = ReturnType<typeof notificationChoices>;

export function notificationChoices({ db, clock, config }: Needs) {
  const links = signer(config.sessionSecret, 'mails that can be stopped');

  /** Reads whose mails of which kind a link is about. */
  async function lineOf(token: string) {
    const [id, kind] = reveal(links.read(token)).split(' ');
    const userId = reveal(UserId.safeParse(id).data);
    const type = reveal(NotificationKind.safeParse(kind).data);
    const { wants } = preferencesIn(reveal(await settingsStore.of(db, userId)), clock());
    return { userId, type, isWanted: wants(type, 'email') };
  }

  async function read(actor: Member): Promise<NotificationSettings> {
    const { wants, quietHours } = preferencesIn(await settingsStore.of(db, actor.id), clock());
    return {
      quietHours,
      kinds: notificationPolicy.kindsOf(actor).map((type) => ({
        type,
        inApp: wants(type, 'in_app'),
        email: KINDS[type].mail === 'none' ? null : wants(type, 'email'),
      })),
    };
  }

  /** A child sends them along with the rest, and may not change them. */
  async function setQuietHours(tx: Kysely<DB>, actor: Member, wish: QuietHours): Promise<void> {
    if (notificationPolicy.setsOwnQuietHours(actor)) {
      return settingsStore.saveQuietHours(tx, actor.id, wish, clock());
    }
    const { quietHours } = preferencesIn(await settingsStore.of(tx, actor.id), clock());
    if (!isSame(quietHours, wish)) throw notificationFaults.quietByGuardian();
  }

  return {
    read,

    /** The same, for the code that notifies: undefined when the person is gone. */
    async preferencesOf(
      tx: Kysely<DB>,
      userId: UserId,
    ): Promise<NotificationPreferences | undefined> {
      const chosen = await settingsStore.of(tx, userId);
      return chosen && preferencesIn(chosen, clock());
    },

    /** The wishes of many people; anyone who is gone is left out. */
    async preferencesOfAll(
      tx: Kysely<DB>,
      userIds: readonly UserId[],
    ): Promise<Map<UserId, NotificationPreferences>> {
      if (userIds.length === 0) return new Map();
      const chosen = await settingsStore.ofAll(tx, [...new Set(userIds)]);
      const now = clock();
      return new Map([...chosen].map(([userId, one]) => [userId, preferencesIn(one, now)]));
    },

    stopLink: (userId: string, type: NotificationType): string =>
      `${config.publicUrl}${STOP_MAILS_PATH}?token=${links.sign(`${userId} ${type}`)}`,

    async mailLine(token: string): Promise<MailLine> {
      const { type, isWanted } = await lineOf(token);
      return { type, isWanted };
    },

    async stopMails(token: string): Promise<MailLine> {
      const { userId, type } = await lineOf(token);
      await db.transaction().execute(async (tx) => {
        const choice = { type, channel: 'email', isEnabled: false } as const;
        await settingsStore.choose(tx, userId, [choice], clock());
        await invalidate(tx, `user:${userId}`, SETTINGS_TOPIC);
      });
      return { type, isWanted: false };
    },

    async change(
      actor: Member,
      { kinds, quietHours }: NotificationSettings,
    ): Promise<NotificationSettings> {
      const own = new Set(notificationPolicy.kindsOf(actor));
      const choices = kinds.filter(({ type }) => own.has(type)).flatMap(choicesOf);
      // One choice for each kind and channel, even when the request holds two.
      const last = new Map(choices.map((choice) => [`${choice.type} ${choice.channel}`, choice]));
      await db.transaction().execute(async (tx) => {
        await settingsStore.choose(tx, actor.id, [...last.values()], clock());
        await setQuietHours(tx, actor, quietHours);
        await invalidate(tx, `user:${actor.id}`, SETTINGS_TOPIC);
      });
      return read(actor);
    },
  };
}

const isSame = (one: QuietHours, other: QuietHours): boolean =>
  one.isEnabled === other.isEnabled &&
  one.from === other.from &&
  one.until === other.until &&
  one.timeZone === other.timeZone;

function choicesOf({ type, inApp, email }: NotificationSettings['kinds'][number]): Choice[] {
  return [
    { type, channel: 'in_app', isEnabled: inApp || KINDS[type].isRequired },
    ...(email === null || KINDS[type].mail === 'none'
      ? []
      : [{ type, channel: 'email', isEnabled: email } as const]),
  ];
}

function preferencesIn(chosen: Chosen | undefined, now: Date): NotificationPreferences {
  const ageBand = ageBandAt(chosen ?? { birthMonth: null, birthYear: null }, now);
  const zone = zoneOf({ country: chosen?.country ?? null, timeZone: null });
  return {
    wants(type, channel) {
      const kind = KINDS[type];
      if (channel === 'in_app' && kind.isRequired) return true;
      if (channel === 'email' && kind.mail === 'none') return false;
      const choice = chosen?.choices.find((one) => one.type === type && one.channel === channel);
      return choice?.isEnabled ?? (channel === 'in_app' || kind.mail === 'on');
    },
    quietHours: chosen?.quietHours ?? defaultQuietHours(ageBand, zone),
  };
}
