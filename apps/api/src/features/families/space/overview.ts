import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { SignedIn } from '#platform/session/session';
import type { UserId } from '@ribbon/domain/accounts';
import {
  ACTIVITY_DAYS,
  type Family,
  type FamilyChild,
  type Guardian,
  INBOX_LIMIT,
  type OpenInvite,
  Permission,
  familyPolicy,
} from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import { waitingLinkStore } from '../links/waiting-links.store.ts';
import { inboxStore } from './inbox.store.ts';
import { type ChildRow, overviewStore } from './overview.store.ts';
import { type GuardianRequest, requestStore } from '../requests/requests.store.ts';

const NO_ACTIVITY = {
  lastActiveAt: null,
  posts: 0,
  comments: 0,
  friends: 0,
  clubs: [],
  trainingMinutes: 0,
};

type GuardianRow = Awaited<ReturnType<typeof overviewStore.guardians>>[number];

/** Everything on /family, in a fixed number of questions whatever the number of children. */
export const familyOverview =
  ({ db, clock }: { db: Kysely<DB>; clock: Clock }) =>
  async (actor: SignedIn): Promise<Family> => {
    const now = clock();
    // An account that cannot be used sees who looks after it, and nobody else.
    const isOpen = actor.status === 'active';
    const children = isOpen ? await overviewStore.children(db, actor.id, now) : [];
    const ids = children.map(({ id }) => id);
    const since = new Date(now.getTime() - ACTIVITY_DAYS * 86_400_000);
    const [guardians, permissions, inbox, activity, invites, links, own] = await Promise.all([
      overviewStore.guardians(db, [...ids, actor.id]),
      overviewStore.permissions(db, ids),
      inboxStore.waiting(db, ids, now),
      overviewStore.activity(db, ids, since),
      requestStore.openInvites(db, [...ids, actor.id], now),
      waitingLinkStore.ofChildren(db, actor.id, ids, now),
      waitingLinkStore.of(db, actor.id, now),
    ]);

    const of = <T extends { childId: UserId }>(rows: readonly T[], id: UserId) =>
      rows.filter(({ childId }) => childId === id);
    const invitesOf = (id: UserId) => of(invites, id).map(toInvite);

    const toChild = (child: ChildRow): FamilyChild => {
      const link = { role: child.myRole, childAgeBand: child.ageBand };
      const known = new Map(of(permissions, child.id).map((row) => [row.permission, row]));
      return {
        ...child,
        guardians: of(guardians, child.id).map((row) =>
          toGuardian(
            row,
            familyPolicy.removeGuardian(link, { isSelf: row.id === actor.id, role: row.role }),
          ),
        ),
        invites: familyPolicy.inviteGuardian(link) ? invitesOf(child.id) : [],
        permissions: Permission.options.map((permission) => {
          const row = known.get(permission);
          const isOver = row?.expiresAt != null && row.expiresAt <= now;
          return {
            permission,
            granted: row?.granted === true && !isOver,
            grantedAt: row?.grantedAt ?? null,
            expiresAt: row?.expiresAt ?? null,
          };
        }),
        inbox: of(inbox, child.id).slice(0, INBOX_LIMIT),
        waitingLinks: links.filter(({ youngPerson }) => youngPerson.id === child.id),
        activity: of(activity, child.id)[0] ?? NO_ACTIVITY,
      };
    };

    return {
      children: children.map(toChild),
      guardians: of(guardians, actor.id).map((row) =>
        toGuardian(row, familyPolicy.endOwnLink(actor)),
      ),
      invites: isOpen ? invitesOf(actor.id) : [],
      waitingLinks: own,
    };
  };

const toGuardian = (
  { id, name, role, relationship }: GuardianRow,
  canRemove: boolean,
): Guardian => ({
  id,
  name,
  role,
  relationship,
  canRemove,
});

const toInvite = ({ id, sentTo, role, expiresAt }: GuardianRequest): OpenInvite => ({
  id,
  sentTo,
  role,
  expiresAt,
});
