import { openDatabase } from '#db/database';
import { OUTBOX_CHANNEL, notify } from '#platform/outbox/domain-events';
import { sql } from 'kysely';
import type { Applicant } from './sign-ups.ts';

export interface SignUp {
  email: string;
  hasPassword: boolean;
  hasClub: boolean;
  /** Its mail has been sent, or stands in the outbox. */
  isMailed: boolean;
}

/** The database as an auditor sees it: directly, past the product. */
export function openBooks(url: string) {
  const { db, close } = openDatabase(url, { max: 2 });
  return {
    db,
    close,

    async openClub(): Promise<string> {
      const club = { name: 'Larkspur Rhythmic', city: 'Leeds', country: 'United Kingdom' };
      const { id } = await db
        .insertInto('clubs')
        .values({ ...club, status: 'approved' })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async signUps(): Promise<SignUp[]> {
      const { rows } = await sql<SignUp>`
        select sign_up.email, sign_up.password_hash <> '' as "hasPassword", sign_up.club_id is not null as "hasClub",
               exists (select from dev_mails mail where mail.to_address = sign_up.email)
                 or exists (select from outbox_events event where event.processed_at is null
                   and event.event = 'user.created' and event.payload->>'email' = sign_up.email) as "isMailed"
        from sign_ups sign_up order by sign_up.email`.execute(db);
      return rows;
    },

    /** Rows without their account, and clubs whose counter does not say what is there. */
    async loose(): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select (select count(*) from credentials where user_id not in (select id from users))
             + (select count(*) from athlete_profiles where id not in (select id from users))
             + (select count(*) from club_memberships member
                where member.user_id not in (select id from athlete_profiles))
             + (select count(*) from outbox_events where event = 'user.created'
                and payload->>'email' not in (select email from sign_ups union select email from users))
             + (select count(*) from clubs club where members_count <>
                (select count(*) from club_memberships member where member.club_id = club.id and member.is_active))
             as count`.execute(db);
      return rows[0]?.count ?? 0;
    },

    /** Deliveries that a worker took and did not finish; they come back when their lease is over. */
    async leased(): Promise<number> {
      const { rows } = await sql<{ leased: number; due: number }>`
        select count(*) filter (where available_at > now()) as leased,
               count(*) filter (where available_at <= now()) as due
        from outbox_events where processed_at is null and failed_at is null`.execute(db);
      return rows[0] === undefined || rows[0].due > 0 ? Infinity : rows[0].leased;
    },

    /** What a minute's wait would do. */
    async endLeases(): Promise<void> {
      await sql`update outbox_events set available_at = now() where processed_at is null`.execute(
        db,
      );
      await notify(db, OUTBOX_CHANNEL, '');
    },

    mailTo: (address: string) =>
      db
        .selectFrom('dev_mails')
        .select('text')
        .where('to_address', '=', address)
        .orderBy('id')
        .executeTakeFirst(),
  };
}

export type Books = ReturnType<typeof openBooks>;

/** What the books must say of a person who signed up. */
export const whole = ({ email, clubId }: Applicant): SignUp => ({
  email,
  hasPassword: true,
  hasClub: clubId !== null,
  isMailed: true,
});
