import type { DB } from '#db/schema.generated';
import type { AgeBand, UserId } from '@ribbon/domain/accounts';
import type { Audience } from '@ribbon/moderator';
import type { Insertable } from 'kysely';

/** What kind of thing a text belongs to. */
export type ContentKind = Insertable<DB['moderation_verdicts']>['content_kind'];

/** A text on its way to others. */
export interface Draft {
  kind: ContentKind;
  field: string;
  /** Where it stands in the form, where that is more than the name of the field. */
  path?: string;
  text: string;
  audience: Audience;
  /** The minor it is addressed to, if it is: small steps towards a child add up. */
  to?: UserId;
  /** How old that minor is, unless it is the writer's own child under 13: an adult's words are read hardest. */
  toAgeBand?: AgeBand;
  /** Whether anything was noted of the two before, where that was looked up already. */
  isSuspect?: boolean;
  /** Nobody can hold it: what a person would have to read before a minor does is refused. */
  orRefuse?: boolean;
}
