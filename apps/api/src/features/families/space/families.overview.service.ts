import type { DB } from '#db/schema.generated';
import type { Content } from '#platform/content/content-registry';
import type { Clock } from '#platform/clock';
import type { SignedIn } from '#platform/session/session';
import { reveal } from '#platform/http/guards';
import { type UserId, ageBandAt } from '@ribbon/domain/accounts';
import {
  ACTIVITY_DAYS,
  type Community,
  type Family,
  type FamilyChild,
  type Guardian,
  INBOX_LIMIT,
  type OpenInvite,
  Permission,
  familyPolicy,
} from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import { waitingLink } from '../links/families.waiting-links.store.ts';
import { inboxItem } from './families.inbox.store.ts';
import { type ChildRow, type GuardianRow, familyOf } from './families.overview.store.ts';
import type { OpenRequest } from '../requests/families.requests.store.ts';

const NO_ACTIVITY = {
  lastActiveAt: null,
  posts: 0,
  comments: 0,
  friends: 0,
  clubs: [],
  trainingMinutes: 0,
};

/** Everything on /family. */
export const familyOverview =
  ({ db, clock, content }: { db: Kysely<DB>; clock: Clock; content: Pick<Content, 'kinds'> }) =>
  async (actor: SignedIn): Promise<Family> => {
    const now = clock();
    // An account that cannot be used sees who looks after it, and nobody else.
    const isOpen = actor.status === 'active';
    const since = new Date(now.getTime() - ACTIVITY_DAYS * 86_400_000);
    const found = reveal(
      await familyOf(db, actor.id, { isOpen, since, now, kinds: content.kinds() }),
    );
    const { guardians, permissions, activity, invites } = found;
    const children = found.children.map(({ birthMonth, birthYear, ...child }) => ({
      ...child,
      birth: { birthMonth, birthYear },
      ageBand: ageBandAt({ birthMonth, birthYear }, now),
    }));
    const inbox = found.inbox.map((row) => inboxItem(row, now));
    const links = found.links.map((row) => waitingLink(row, actor.id, now));

    const of = <T extends { childId: UserId }>(rows: readonly T[], id: UserId) =>
      rows.filter(({ childId }) => childId === id);
    const invitesOf = (id: UserId) => of(invites, id).map(toInvite);

    const toChild = ({
      birth,
      inCommunity,
      verified,
      ...child
    }: (typeof children)[number]): FamilyChild => {
      const isVerified = verified !== null;
      const { myRole: role, ageBand: childAgeBand } = child;
      const link = { role, childAgeBand, isVerified, isOpen: inCommunity };
      const known = new Map(of(permissions, child.id).map((row) => [row.permission, row]));
      return {
        ...child,
        ...(familyPolicy.decide(link) ? birth : { birthMonth: null, birthYear: null }),
        community: communityOf(inCommunity, verified),
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
      waitingLinks: links.filter(({ isOwn, adult }) => isOwn || adult.id === actor.id),
    };
  };

const toGuardian = (
  { id, name, art, imageId, role, relationship, isVerified }: GuardianRow,
  canRemove: boolean,
): Guardian => ({
  id,
  name,
  art,
  imageId,
  role,
  relationship,
  isVerified,
  canRemove,
});

const communityOf = (isOpen: boolean, verified: ChildRow['verified']): Community => ({
  isOpen,
  verified: verified && { ...verified, at: new Date(verified.at) },
});

const toInvite = ({ id, sentTo, role, expiresAt }: OpenRequest): OpenInvite => ({
  id,
  sentTo,
  role,
  expiresAt,
});
