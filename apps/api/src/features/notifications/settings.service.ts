import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { announce } from '#platform/realtime';
import { type Member, type UserId, ageBandAt } from '@ribbon/domain/accounts';
import {
  type Channel,
  KINDS,
  type NotificationSettings,
  type NotificationType,
  type QuietHours,
  defaultQuietHours,
  notificationPolicy,
} from '@ribbon/domain/notifications';
import type { Kysely } from 'kysely';
import { type Choice, type Chosen, settingsStore } from './settings.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
}

/** What somebody wants to be told, as it holds now. */
export interface Wishes {
  wants(type: NotificationType, channel: Channel): boolean;
  quietHours: QuietHours;
}

export type NotificationChoices = ReturnType<typeof notificationChoices>;

export function notificationChoices({ db, clock }: Needs) {
  async function read(actor: Member): Promise<NotificationSettings> {
    const { wants, quietHours } = wishesIn(await settingsStore.of(db, actor.id), clock());
    return {
      quietHours,
      kinds: notificationPolicy.kindsOf(actor).map((type) => ({
        type,
        inApp: wants(type, 'in_app'),
        email: KINDS[type].mail === 'none' ? null : wants(type, 'email'),
      })),
    };
  }

  return {
    read,

    /** The same, for whoever tells: undefined when the person is gone. */
    async wishesOf(tx: Kysely<DB>, userId: UserId): Promise<Wishes | undefined> {
      const chosen = await settingsStore.of(tx, userId);
      return chosen && wishesIn(chosen, clock());
    },

    async change(
      actor: Member,
      { kinds, quietHours }: NotificationSettings,
    ): Promise<NotificationSettings> {
      const own = new Set(notificationPolicy.kindsOf(actor));
      const choices = kinds.filter(({ type }) => own.has(type)).flatMap(choicesOf);
      // One choice for each kind and channel, also when somebody sends two.
      const last = new Map(choices.map((choice) => [`${choice.type} ${choice.channel}`, choice]));
      await db.transaction().execute(async (tx) => {
        const change = { choices: [...last.values()], quietHours, at: clock() };
        await settingsStore.save(tx, actor.id, change);
        await announce(tx, `user:${actor.id}`, 'notification-settings');
      });
      return read(actor);
    },
  };
}

function choicesOf({ type, inApp, email }: NotificationSettings['kinds'][number]): Choice[] {
  return [
    { type, channel: 'in_app', isEnabled: inApp || KINDS[type].isRequired },
    ...(email === null || KINDS[type].mail === 'none'
      ? []
      : [{ type, channel: 'email', isEnabled: email } as const]),
  ];
}

function wishesIn(chosen: Chosen | undefined, now: Date): Wishes {
  const ageBand = ageBandAt(chosen ?? { birthMonth: null, birthYear: null }, now);
  return {
    wants(type, channel) {
      const kind = KINDS[type];
      if (channel === 'in_app' && kind.isRequired) return true;
      if (channel === 'email' && kind.mail === 'none') return false;
      const choice = chosen?.choices.find((one) => one.type === type && one.channel === channel);
      return choice?.isEnabled ?? (channel === 'in_app' || kind.mail === 'on');
    },
    quietHours: chosen?.quietHours ?? defaultQuietHours(ageBand),
  };
}
