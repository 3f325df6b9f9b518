import { isLivingLink } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import { isUnderConsentAge } from '#db/visibility/consent-age';
import { bandOf } from '#db/visibility/visibility';
import { reveal } from '#platform/http/guards';
import type { AgeBand, UserId } from '@ribbon/domain/accounts';
import { PHOTO_HISTORY, type PhotoUse } from '@ribbon/domain/families';
import { type Kysely, sql } from 'kysely';

/** One word about pictures of a young person. */
export interface PhotoWordRow {
  use: PhotoUse;
  season: number;
  side: 'own' | 'guardian';
  given: boolean;
  /** The name that others see; null once the account is gone. */
  by: string | null;
  at: Date;
}

export interface LastWordRow extends PhotoWordRow {
  byId: UserId;
}

const WORD = (
  now: Date,
) => sql`consent.photo_use as use, consent.season, consent.side, consent.given, consent.recorded_at as at,
  shown_name(profile.full_name, profile.username, ${bandOf('profile', now)}) as by
  from photo_consents consent left join athlete_profiles profile on profile.id = consent.given_by`;

interface SubjectRow {
  consentAge: number;
  isUnderConsentAge: boolean;
  hasGuardian: boolean;
}

/** What was said about pictures of young people; nothing of it is ever changed. */
export const photoStore = {
  async record(
    tx: Kysely<DB>,
    word: {
      childId: UserId;
      by: UserId;
      use: PhotoUse;
      season: number;
      side: PhotoWordRow['side'];
      given: boolean;
      at: Date;
    },
  ): Promise<void> {
    await tx
      .insertInto('photo_consents')
      .values({
        child_id: word.childId,
        photo_use: word.use,
        season: word.season,
        side: word.side,
        given_by: word.by,
        given: word.given,
        recorded_at: word.at,
      })
      .execute();
  },

  /** The latest consent per person and use, newest first; former guardians left out. */
  async lastWords(
    db: Kysely<DB>,
    { childId, season }: { childId: UserId; season: number },
    now: Date,
  ): Promise<LastWordRow[]> {
    const { rows } = await sql<LastWordRow>`
      select * from (
        select distinct on (consent.photo_use, consent.given_by, consent.side) consent.id, consent.given_by as "byId", ${WORD(now)}
        where consent.child_id = ${childId} and consent.season = ${season} and (consent.side = 'own' or exists (
          select from parental_relationships guardian_link
          where guardian_link.parent_id = consent.given_by and guardian_link.child_id = consent.child_id and ${isLivingLink()}))
        order by consent.photo_use, consent.given_by, consent.side, consent.id desc) last
      order by last.id desc`.execute(db);
    return rows;
  },

  /** What decides whose consent counts, beside the age band. */
  async subject(db: Kysely<DB>, childId: UserId, now: Date): Promise<SubjectRow> {
    const { rows } = await sql<SubjectRow>`
      select profile.consent_age as "consentAge", ${isUnderConsentAge('profile', now)} as "isUnderConsentAge", exists (
        select from parental_relationships guardian_link
        where guardian_link.child_id = profile.id and ${isLivingLink()}) as "hasGuardian"
      from athlete_profiles profile where profile.id = ${childId}`.execute(db);
    return reveal(rows[0]);
  },

  /** Newest first. */
  async history(db: Kysely<DB>, childId: UserId, now: Date): Promise<PhotoWordRow[]> {
    const { rows } = await sql<PhotoWordRow>`
      select ${WORD(now)} where consent.child_id = ${childId}
      order by consent.id desc limit ${PHOTO_HISTORY}`.execute(db);
    return rows;
  },

  /** The uses to which everybody has said yes who has to. */
  async inForce(
    db: Kysely<DB>,
    child: { childId: UserId; ageBand: AgeBand; season: number; isUnderConsentAge: boolean },
    uses: readonly PhotoUse[],
  ): Promise<PhotoUse[]> {
    const { rows } = await sql<{ use: PhotoUse }>`
      select use from unnest(array[${sql.join(uses)}]::text[]) use
      where photo_consent_stands(${child.childId}, ${child.ageBand}, use, ${child.season}::integer,
        ${child.isUnderConsentAge})`.execute(db);
    return rows.map(({ use }) => use);
  },
};
