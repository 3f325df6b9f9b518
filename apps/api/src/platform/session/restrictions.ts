import {
  type ActiveRestriction,
  type AgeBand,
  type SanctionId,
  isChild,
  strongest,
} from '@ribbon/domain/accounts';
import { type RawBuilder, sql } from 'kysely';

/** A limit or suspension that nobody has lifted; whether it is over yet the clock says. */
export interface RestrictionRow {
  id: SanctionId;
  kind: ActiveRestriction['kind'];
  /** Milliseconds. */
  until: number | null;
  isOpened: boolean;
}

/** The limits and suspensions of the person in this column. */
export const restrictionsOf = (person: string): RawBuilder<RestrictionRow[] | null> => sql`
  (select json_agg(json_build_object('id', sanction.id, 'kind', sanction.kind,
      'until', (extract(epoch from sanction.until_at) * 1000)::float8, 'isOpened', sanction.opened_at is not null))
   from account_sanctions sanction where sanction.user_id = ${sql.ref(person)}
     and sanction.kind in ('limit', 'suspension') and sanction.lifted_at is null
     and (sanction.until_at is null or sanction.until_at > now()))`;

/** What is in force at this moment; for a child under 13 a guardian has to open it first. */
export const restrictionIn = (
  rows: readonly RestrictionRow[],
  ageBand: AgeBand,
  now: Date,
): ActiveRestriction | null =>
  strongest(
    rows.map(({ id, kind, until, isOpened }) => ({
      sanctionId: id,
      kind,
      untilAt: until === null ? null : new Date(until),
      isForGuardianFirst: isChild(ageBand) && !isOpened,
    })),
    now,
  );
