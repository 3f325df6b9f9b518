import type { People } from '#db/people/people';
import type {
  NotificationDraft,
  NotificationContext,
  NotificationRules,
} from '#platform/notifications';
import type { EventOf } from '#platform/outbox/domain-events';
import { type UserId, isChild } from '@ribbon/domain/accounts';
import type { InboxKind } from '@ribbon/domain/families';
import type { PostId } from '@ribbon/domain/posts';
import { linkToTell } from './links/families.confirmers.store.ts';
import { inboxStore } from './space/families.inbox.store.ts';

/** From 13, linked adults only look, and may still say yes to a competition. */
export async function guardiansWhoAnswer(
  people: People,
  { childId, kind }: { childId: UserId; kind: InboxKind },
) {
  const child = await people.person(childId);
  const mayAll = kind === 'competition_entry' && child !== undefined && !isChild(child.ageBand);
  return people.guardiansOf(childId, { whoDecide: !mayAll });
}

export const familyNotifications: NotificationRules = {
  'family.decision.needed': async ({ tx, people }, { itemId }) => {
    const item = await inboxStore.facts(tx, itemId);
    if (item?.status !== 'waiting') return [];
    const { childId: by, kind } = item;
    const guardians = await guardiansWhoAnswer(people, item);
    return guardians.map(({ id: to }) => ({
      to,
      type: 'family_decision_needed',
      data: { kind, itemId },
      by,
    }));
  },
  'family.decision.made': async ({ tx }, { itemId }) => {
    const item = await inboxStore.facts(tx, itemId);
    if (item === undefined || item.decidedBy === null) return [];
    const { childId: to, decidedBy: by, kind, postId } = item;
    const approved = item.status === 'approved';
    if (postId === null) return [{ to, type: 'family_decided', data: { kind, approved }, by }];
    const type = approved ? 'post_approved' : 'post_declined';
    return [{ to, type, data: { postId: postId as PostId }, by }];
  },
  'child.account.approved': async ({ people }, { childId, guardianId }) => {
    const child = await people.person(childId);
    if (child === undefined) return [];
    const data = { what: 'approved', child: child.shown, isChild: true } as const;
    return [{ to: childId, type: 'family_news', data, by: guardianId }];
  },
  'guardian.link.waiting': async ({ tx, people }, { linkId }) => {
    const link = await linkToTell(tx, linkId);
    const young = link && (await people.person(link.youngId));
    if (link === undefined || young === undefined || link.isSettled) return [];
    const { youngId, adultId: by } = link;
    return [
      { to: youngId, type: 'family_link_waiting', data: {}, by },
      ...link.confirmers.map((to) => ({
        to,
        type: 'link_to_confirm' as const,
        data: { child: young.shown },
        by,
      })),
    ];
  },
  'guardian.link.declined': async ({ tx }, { linkId }) => {
    const link = await linkToTell(tx, linkId);
    if (link === undefined) return [];
    const { youngId, adultId } = link;
    return [
      { to: youngId, type: 'family_link_settled', data: { isChild: true }, by: adultId },
      { to: adultId, type: 'family_link_settled', data: { isChild: false }, by: youngId },
    ];
  },
  'guardian.verified': async ({ people }, { childId }) => {
    const child = await people.person(childId);
    if (child === undefined) return [];
    const guardians = await people.guardiansOf(childId);
    return [childId, ...guardians.map(({ id }) => id)].map((to) => ({
      to,
      type: 'family_news',
      data: { what: 'verified', child: child.shown, isChild: to === childId },
    }));
  },
  'guardian.joined': async ({ people }, { childId, guardianId }) => {
    const child = await people.person(childId);
    if (child === undefined) return [];
    const others = (await people.guardiansOf(childId)).filter(({ id }) => id !== guardianId);
    return [childId, ...others.map(({ id }) => id)].map((to) => ({
      to,
      type: 'family_news',
      data: { what: 'joined', child: child.shown, isChild: to === childId },
      by: guardianId,
    }));
  },
  'guardian.removed': (context, pair) => toGuardian(context, pair, 'removed'),
  'guardian.promoted': (context, pair) => toGuardian(context, pair, 'promoted'),
  'guardian.replaced': async (context, { childId, guardianId: by, formerId: guardianId }) => {
    const notifications = await toGuardian(context, { childId, guardianId }, 'replaced');
    return notifications.map((notification) => ({ ...notification, by }));
  },
};

async function toGuardian(
  { people }: NotificationContext,
  { childId, guardianId: to }: EventOf<'guardian.removed'>,
  what: 'removed' | 'promoted' | 'replaced',
): Promise<NotificationDraft[]> {
  const child = await people.person(childId);
  if (child === undefined) return [];
  return [{ to, type: 'family_news', data: { what, child: child.shown, isChild: false } }];
}
