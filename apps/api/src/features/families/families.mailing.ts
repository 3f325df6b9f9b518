import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import { type UserId, givenName, shortName } from '@ribbon/domain/accounts';
import type {
  InboxItemId,
  InboxKind,
  RequestId,
  RequestKind,
  WaitingLinkId,
} from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import { linkToTell } from './links/confirmers.ts';
import { childStore } from './requests/children.store.ts';
import { requestStore } from './requests/requests.store.ts';
import { inboxStore } from './space/inbox.store.ts';
import { linkStore } from './families.links.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
}

export interface Recipient {
  id: UserId;
  email: string;
  /** How the mail greets: a first name where there is one. */
  name: string;
}

export interface RequestToMail {
  id: RequestId;
  kind: RequestKind;
  sentTo: string;
  childUsername: string;
  childEmail: string;
  askedBy: string;
}

export type FamilyMailing = ReturnType<typeof familyMailing>;

/** For whoever sends mails: who is concerned, and links made at the moment they are sent. */
export function familyMailing({ db, clock, config }: Needs) {
  async function recipient(id: UserId): Promise<Recipient | undefined> {
    const person = await childStore.nameplate(db, id);
    return (
      person && {
        id,
        email: person.email,
        name: person.fullName === null ? person.username : givenName(person.fullName),
      }
    );
  }

  const recipients = async (ids: readonly UserId[]): Promise<Recipient[]> =>
    (await Promise.all(ids.map(recipient))).filter((found) => found !== undefined);

  return {
    recipient,

    /** The request, while it is still open. */
    async request(id: RequestId): Promise<RequestToMail | undefined> {
      const request = await requestStore.byId(db, id);
      if (request === undefined || request.usedAt !== null) return undefined;
      const child = await childStore.nameplate(db, request.childId);
      const asker = await childStore.nameplate(db, request.requestedBy ?? request.childId);
      if (child === undefined || asker === undefined) return undefined;
      return {
        id,
        kind: request.kind,
        sentTo: request.sentTo,
        childUsername: child.username,
        childEmail: child.email,
        askedBy: asker.fullName === null ? asker.username : shortName(asker.fullName),
      };
    },

    /** Good once, until the request expires; only its hash is stored. */
    async approvalLink(id: RequestId): Promise<string> {
      const request = await requestStore.byId(db, id);
      const token = await requestStore.renewSecret(db, id);
      return `${config.publicUrl}/parent/approve/${request?.childId}?token=${token}`;
    },

    /** A link that still waits: whom it would bind, and who can say no. */
    async waitingLink(id: WaitingLinkId) {
      const link = await linkToTell(db, id);
      if (link === undefined || link.isSettled) return undefined;
      const young = await recipient(link.youngId);
      const adult = await childStore.nameplate(db, link.adultId);
      if (young === undefined || adult === undefined) return undefined;
      return {
        young,
        adult: adult.fullName ?? adult.username,
        takesEffectAt: link.takesEffectAt,
        confirmers: await recipients(link.confirmers),
      };
    },

    /** Who decides about a child, for something that waits. */
    async deciders(
      itemId: InboxItemId,
    ): Promise<{ kind: InboxKind; child: Recipient; guardians: Recipient[] } | undefined> {
      const item = await inboxStore.find(db, itemId);
      if (item === undefined) return undefined;
      const child = await recipient(item.childId);
      if (child === undefined) return undefined;
      const ids = await linkStore.guardianIds(db, item.childId, { whoDecide: true });
      return { kind: item.kind, child, guardians: await recipients(ids) };
    },

    guardiansOf: async (childId: UserId): Promise<Recipient[]> =>
      recipients(await linkStore.guardianIds(db, childId)),

    /** Who decides about the account of a child under 13; older people look after theirs themselves. */
    guardiansOfUnder13: async (userId: UserId): Promise<Recipient[]> =>
      (await childStore.isUnder13(db, userId, clock()))
        ? recipients(await linkStore.guardianIds(db, userId, { whoDecide: true }))
        : [],
  };
}
