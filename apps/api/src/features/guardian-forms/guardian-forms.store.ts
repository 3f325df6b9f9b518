import { isLivingLink } from '#db/visibility/relations';
import { hiddenForms, isNoneOf } from '#db/visibility/concerned';
import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility/visibility';
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
  Pair & { fileId: MediaId | null; sortKey: number };

const NAMES = sql`coalesce(guardian.full_name, guardian.username) as guardian,
  guardian_link.relationship_type as relationship,
  json_build_object('name', coalesce(child.full_name, child.username), 'username', child.username) as child`;

const WAITING = {
  rows: sql`guardian_forms form where form.state = 'waiting'`,
  since: sql`form.created_at`,
};

export const formStore = {
  /** What is printed for a guardian, and the last form that they sent; undefined without a living link. */
  async own(db: Kysely<DB>, { guardianId, childId }: Pair, now: Date) {
    const { rows } = await sql<
      Omit<OwnForm, 'reference' | 'latest'> & {
        latest: Omit<SentForm, 'dueAt'> | null;
        link: Guardianship;
      }
    >`
      select ${NAMES}, guardian_link.verified_at is not null as "isVerified",
        json_build_object('role', guardian_link.role, 'childAgeBand', ${bandOf('child', now)},
          'isVerified', guardian_link.verified_at is not null, 'isOpen', child.in_community) as link,
        (select json_build_object('state', form.state, 'sentAt', form.created_at, 'problem', form.problem,
          'words', form.words) from guardian_forms form
         where form.guardian_id = guardian_link.parent_id and form.child_id = guardian_link.child_id
         order by form.created_at desc, form.id desc limit 1) as latest
      from parental_relationships guardian_link join athlete_profiles guardian on guardian.id = guardian_link.parent_id
        join athlete_profiles child on child.id = guardian_link.child_id
      where guardian_link.parent_id = ${guardianId} and guardian_link.child_id = ${childId} and ${isLivingLink()}`.execute(
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
    const { rows } = await sql`select from guardian_forms form
      where form.id = ${id} and ${isNoneOf(hiddenForms(sql`${readerId}::uuid`), sql`form.id`)}`.execute(
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
      select form.id, form.guardian_id as "guardianId", form.child_id as "childId", ${NAMES},
        guardian.username as "guardianUsername", form.created_at as "sentAt",
        ${microsOf('form.created_at')} as "sortKey",
        (select count(*)::int from guardian_forms declined where declined.guardian_id = form.guardian_id
          and declined.child_id = form.child_id and declined.state = 'declined') as "declinedBefore",
        (select file.id from media_files file where file.subject_kind = 'guardian_form'
          and file.subject_id = form.id order by file.id limit 1) as "fileId"
      from guardian_forms form join athlete_profiles guardian on guardian.id = form.guardian_id
        join athlete_profiles child on child.id = form.child_id
        join parental_relationships guardian_link on guardian_link.parent_id = form.guardian_id and guardian_link.child_id = form.child_id
          and ${isLivingLink()}
      where form.state = 'waiting' and ${bandOf('child', now)} = 'under13'
        and ${isNoneOf(hiddenForms(sql`${page.readerId}::uuid`), sql`form.id`)}
        and ${newerThan(page.cursor, { at: 'form.created_at', id: 'form.id' })}
      order by form.created_at, form.id limit ${page.limit}`.execute(db);
    return rows;
  },

  waiting: (db: Kysely<DB>, readerId: UserId, now: Date) =>
    countTimed(db, now, 'guardian_forms', {
      ...WAITING,
      rows: sql`${WAITING.rows} and ${isNoneOf(hiddenForms(sql`${readerId}::uuid`), sql`form.id`)}`,
    }),
  overdue: (db: Kysely<DB>, now: Date) => newestOverdue(db, now, 'guardian_forms', WAITING),

  /** From 13 on nobody has to be verified. */
  async removeOfGrownUp(db: Kysely<DB>, now: Date): Promise<void> {
    await sql`delete from guardian_forms form using athlete_profiles child
      where child.id = form.child_id and form.state = 'waiting' and ${bandOf('child', now)} <> 'under13'`.execute(
      db,
    );
  },

  removeBefore: (db: Kysely<DB>, before: Date) =>
    db.deleteFrom('guardian_forms').where('created_at', '<', before).execute(),
};
