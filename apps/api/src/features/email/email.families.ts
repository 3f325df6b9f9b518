import type { FamilyMailing } from '#features/families';
import type { Config } from '#platform/config/config';
import type { EventName, Subscriber } from '#platform/outbox/domain-events';
import { type UserId, mailboxLimits } from '@ribbon/domain/accounts';
import { GUARDIAN_LINK_DAYS, PURGE_AFTER_DAYS, type RequestId } from '@ribbon/domain/families';
import type { Letter } from '#platform/mail/letters';
import { familyLetters as letters } from './email.families-letters.ts';
import { type SenderNeeds, letterSender, on } from './email.sender.ts';

type Reader = { id: UserId; email: string; name: string };
type Pair = { childId: UserId; guardianId: UserId };

interface Needs extends SenderNeeds {
  config: Pick<Config, 'publicUrl'>;
  families: FamilyMailing;
}

/** Mails that families call for. */
export function familyMails(needs: Needs): Subscriber[] {
  const { config, families, attempts } = needs;
  const send = letterSender<keyof typeof letters>(needs);
  const write = (
    event: EventName,
    template: keyof typeof letters,
    reader: Reader,
    letter: (platformName: string) => Letter,
  ) => send({ to: reader.email, event, template, userId: reader.id }, letter);

  /** Whoever has gone meanwhile needs no mail. */
  async function withBoth(
    { childId, guardianId }: Pair,
    tell: (both: { child: Reader; guardian: Reader }) => Promise<void>,
  ): Promise<void> {
    const child = await families.recipient(childId);
    const guardian = await families.recipient(guardianId);
    if (child !== undefined && guardian !== undefined) await tell({ child, guardian });
  }

  async function mailRequest(
    event: 'child.account.created' | 'guardian.invited',
    requestId: RequestId,
  ): Promise<void> {
    const request = await families.request(requestId);
    if (request === undefined) return;
    const { kind, sentTo, childUsername, childEmail, askedBy } = request;
    if (!(await attempts.admits(mailboxLimits.guardianRequest, sentTo))) return;
    const link = await families.approvalLink(requestId);
    const days = GUARDIAN_LINK_DAYS;
    if (kind === 'approval') {
      await send({ to: sentTo, event, template: 'parent_notification' }, (name) =>
        letters.parent_notification(name, {
          childUsername,
          childEmail,
          link,
          days,
          purgeDays: PURGE_AFTER_DAYS,
        }),
      );
    } else {
      const isTeen = kind === 'teen_link';
      await send({ to: sentTo, event, template: 'guardian_invite' }, (name) =>
        letters.guardian_invite(name, { childUsername, askedBy, link, days, isTeen }),
      );
    }
  }

  return [
    on('child.account.created', ({ requestId }) => mailRequest('child.account.created', requestId)),
    on('guardian.invited', ({ requestId }) => mailRequest('guardian.invited', requestId)),
    on('child.account.approved', (pair) =>
      withBoth(pair, ({ child, guardian }) =>
        write('child.account.approved', 'child_approved', child, (name) =>
          letters.child_approved(name, {
            username: child.name,
            guardian: guardian.name,
            home: config.publicUrl,
          }),
        ),
      ),
    ),
    on('guardian.link.waiting', async ({ linkId }) => {
      const link = await families.waitingLink(linkId);
      if (link === undefined) return;
      const { young, adult, takesEffectAt } = link;
      const family = `${config.publicUrl}/family`;
      const event = 'guardian.link.waiting';
      await write(event, 'link_waiting', young, (name) =>
        letters.link_waiting(name, { reader: young.name, adult, takesEffectAt, family }),
      );
      for (const reader of link.confirmers) {
        await write(event, 'link_to_confirm', reader, (name) =>
          letters.link_to_confirm(name, {
            reader: reader.name,
            young: young.name,
            adult,
            takesEffectAt,
            family,
          }),
        );
      }
    }),
    on('guardian.joined', (pair) =>
      withBoth(pair, async ({ child, guardian }) => {
        const others = await families.guardiansOf(child.id);
        for (const reader of [child, ...others.filter(({ id }) => id !== guardian.id)]) {
          await write('guardian.joined', 'guardian_joined', reader, (name) =>
            letters.guardian_joined(name, {
              reader: reader.name,
              guardian: guardian.name,
              child: child.name,
            }),
          );
        }
      }),
    ),
    on('guardian.removed', (pair) =>
      withBoth(pair, ({ child, guardian }) =>
        write('guardian.removed', 'guardian_removed', guardian, (name) =>
          letters.guardian_removed(name, { reader: guardian.name, child: child.name }),
        ),
      ),
    ),
    on('guardian.promoted', (pair) =>
      withBoth(pair, ({ child, guardian }) =>
        write('guardian.promoted', 'guardian_promoted', guardian, (name) =>
          letters.guardian_promoted(name, {
            reader: guardian.name,
            child: child.name,
            family: `${config.publicUrl}/family`,
          }),
        ),
      ),
    ),
    on('guardian.handover', (pair) =>
      withBoth(pair, async ({ child, guardian }) => {
        await write('guardian.handover', 'came_of_age', child, (name) =>
          letters.came_of_age(name, { reader: child.name, guardian: guardian.name }),
        );
        await write('guardian.handover', 'handover', guardian, (name) =>
          letters.handover(name, { reader: guardian.name, child: child.name }),
        );
      }),
    ),
    on('child.guardian.left', async ({ childId }) => {
      const child = await families.recipient(childId);
      if (child === undefined) return;
      await write('child.guardian.left', 'guardian_left', child, (name) =>
        letters.guardian_left(name, {
          reader: child.name,
          home: config.publicUrl,
          days: PURGE_AFTER_DAYS,
        }),
      );
    }),
    on('child.turned_thirteen', async ({ childId }) => {
      const child = await families.recipient(childId);
      if (child === undefined) return;
      for (const reader of [child, ...(await families.guardiansOf(childId))]) {
        const isChild = reader.id === childId;
        await write('child.turned_thirteen', 'turned_thirteen', reader, (name) =>
          letters.turned_thirteen(name, { reader: reader.name, child: child.name, isChild }),
        );
      }
    }),
    on('family.decision.needed', async ({ itemId }) => {
      const waiting = await families.deciders(itemId);
      if (waiting === undefined) return;
      const { child, kind } = waiting;
      const link = `${config.publicUrl}/family`;
      for (const reader of waiting.guardians) {
        await write('family.decision.needed', 'decision_needed', reader, (name) =>
          letters.decision_needed(name, { reader: reader.name, child: child.name, kind, link }),
        );
      }
    }),
  ];
}
