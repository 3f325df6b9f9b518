import { hiddenForms, isNoneOf } from '#db/concerned';
import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility';
import { countTimed, newestOverdue } from '#db/waiting';
import { microsOf, newerThan } from '#platform/http/keyset';
import type { UserId } from '@ribbon/domain/accounts';
import type { Guardianship } from '@ribbon/domain/families';
import type {
  FormProblem,
  FormState,
  GuardianFormId,
  OwnForm,
  SentForm,
  WaitingForm,
} from '@ribbon/domain/guardian-forms';
import type { MediaId } from '@ribbon/domain/media';
import { type Kysely, sql } from 'kysely';

export interface Pair {
  guardianId: UserId;
  childId: UserId;
}

export interface FormRow extends Pair {
  state: FormState;
  problem: FormProblem | null;
  words: string | null;
}

type Listed = Omit<WaitingForm, 'file' | 'reference' | 'dueAt'> &
  Pair & { fileId: MediaId | null; micros: number };

const NAMES = sql`coalesce(g.full_name, g.username) as guardian,
  r.relationship_type as relationship,
  json_build_object('name', coalesce(c.full_name, c.username), 'username', c.username) as child`;

const WAITING = { rows: sql`guardian_forms f where f.state = 'waiting'`, since: sql`f.created_at` };

export const formStore = {
  /** What is printed for a guardian, and the last form that they sent; undefined without a living link. */
  async own(db: Kysely<DB>, { guardianId, childId }: Pair, now: Date) {
    const { rows } = await sql<
      Omit<OwnForm, 'reference' | 'latest'> & {
        latest: Omit<SentForm, 'dueAt'> | null;
        link: Guardianship;
      }
    >`
      select ${NAMES}, r.verified_at is not null as "isVerified",
        json_build_object('role', r.role, 'childAgeBand', ${bandOf('c', now)},
          'isVerified', r.verified_at is not null, 'isOpen', c.in_community) as link,
        (select json_build_object('state', f.state, 'sentAt', f.created_at, 'problem', f.problem,
          'words', f.words) from guardian_forms f
         where f.guardian_id = r.parent_id and f.child_id = r.child_id
         order by f.created_at desc, f.id desc limit 1) as latest
      from parental_relationships r join athlete_profiles g on g.id = r.parent_id
        join athlete_profiles c on c.id = r.child_id
      where r.parent_id = ${guardianId} and r.child_id = ${childId} and r.ended_at is null`.execute(
      db,
    );
    return rows[0];
  },

  /** Undefined when one waits already. */
  async insert(tx: Kysely<DB>, pair: Pair, at: Date): Promise<GuardianFormId | undefined> {
    const row = await tx
      .insertInto('guardian_forms')
      .values({ guardian_id: pair.guardianId, child_id: pair.childId, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id as GuardianFormId | undefined;
  },

  /** Its picture goes along. */
  async withdraw(tx: Kysely<DB>, pair: Pair): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('guardian_forms')
      .where('guardian_id', '=', pair.guardianId)
      .where('child_id', '=', pair.childId)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },

  async find(db: Kysely<DB>, id: GuardianFormId): Promise<FormRow | undefined> {
    const { rows } = await sql<FormRow>`
      select guardian_id as "guardianId", child_id as "childId", state, problem, words
      from guardian_forms where id = ${id}`.execute(db);
    return rows[0];
  },

  /** Whether a form is there and does not concern the household of somebody. */
  async mayRead(db: Kysely<DB>, id: string, readerId: UserId): Promise<boolean> {
    const { rows } = await sql`select from guardian_forms f
      where f.id = ${id} and ${isNoneOf(hiddenForms(sql`${readerId}::uuid`), sql`f.id`)}`.execute(
      db,
    );
    return rows.length > 0;
  },

  /** Whether there is a picture that somebody could have looked at. */
  async hasPicture(tx: Kysely<DB>, id: GuardianFormId): Promise<boolean> {
    const { rows } = await sql`select from media_files
      where subject_kind = 'guardian_form' and subject_id = ${id} limit 1`.execute(tx);
    return rows.length > 0;
  },

  /** Of two who decide at once, one does; false for the other. */
  async decide(
    tx: Kysely<DB>,
    id: GuardianFormId,
    decision: {
      state: 'accepted' | 'declined';
      problem: FormProblem | null;
      words: string | null;
      by: UserId;
      at: Date;
    },
  ): Promise<boolean> {
    const { by, at, ...outcome } = decision;
    const { numUpdatedRows } = await tx
      .updateTable('guardian_forms')
      .set({ ...outcome, decided_by: by, decided_at: at })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** Forms that wait and do not concern the reader, oldest first. */
  async page(
    db: Kysely<DB>,
    page: { readerId: UserId; cursor: string | undefined; limit: number },
    now: Date,
  ): Promise<Listed[]> {
    const { rows } = await sql<Listed>`
      select f.id, f.guardian_id as "guardianId", f.child_id as "childId", ${NAMES},
        g.username as "guardianUsername", f.created_at as "sentAt",
        ${microsOf('f.created_at')} as micros,
        (select count(*)::int from guardian_forms d where d.guardian_id = f.guardian_id
          and d.child_id = f.child_id and d.state = 'declined') as "declinedBefore",
        (select m.id from media_files m where m.subject_kind = 'guardian_form'
          and m.subject_id = f.id order by m.id limit 1) as "fileId"
      from guardian_forms f join athlete_profiles g on g.id = f.guardian_id
        join athlete_profiles c on c.id = f.child_id
        join parental_relationships r on r.parent_id = f.guardian_id and r.child_id = f.child_id
          and r.ended_at is null
      where f.state = 'waiting' and ${bandOf('c', now)} = 'under13'
        and ${isNoneOf(hiddenForms(sql`${page.readerId}::uuid`), sql`f.id`)}
        and ${newerThan(page.cursor, { at: 'f.created_at', id: 'f.id' })}
      order by f.created_at, f.id limit ${page.limit}`.execute(db);
    return rows;
  },

  waiting: (db: Kysely<DB>, readerId: UserId, now: Date) =>
    countTimed(db, now, 'guardian_forms', {
      ...WAITING,
      rows: sql`${WAITING.rows} and ${isNoneOf(hiddenForms(sql`${readerId}::uuid`), sql`f.id`)}`,
    }),
  overdue: (db: Kysely<DB>, now: Date) => newestOverdue(db, now, 'guardian_forms', WAITING),

  /** From 13 on nobody has to be verified. */
  async removeOfGrownUp(db: Kysely<DB>, now: Date): Promise<void> {
    await sql`delete from guardian_forms f using athlete_profiles c
      where c.id = f.child_id and f.state = 'waiting' and ${bandOf('c', now)} <> 'under13'`.execute(
      db,
    );
  },

  removeBefore: (db: Kysely<DB>, before: Date) =>
    db.deleteFrom('guardian_forms').where('created_at', '<', before).execute(),
};
