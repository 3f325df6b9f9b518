import { changeRows, readRows } from '../database.ts';

/** Records that a moderator has seen that the submitter of a competition organises it. */
export const proveOrganiser = (name: string) =>
  changeRows(
    `insert into organiser_requests (competition_id, user_id, proof, status, decided_at)
     select id, created_by, 'The contract names me.', 'approved', now()
     from competitions where name = $1`,
    [name],
  );

/** A published competition of the coach, with nobody in it yet; the coach organises it if asked for. */
export async function aCompetition(name: string, { isOrganiser = true } = {}): Promise<string> {
  await changeRows(
    `insert into competitions (name, organizer, location, city, country, start_date, category, level,
       description, approval_status, created_by)
     select $1, 'Heather Gymnastics', 'Heather Hall', 'Leeds', 'United Kingdom', current_date + 80,
       'Individual Apparatus', 'Junior', 'A friendly day.', 'approved', id
     from users where email = 'coach@ribbon.test'`,
    [name],
  );
  if (isOrganiser) await proveOrganiser(name);
  const [row] = await readRows<{ id: string }>('select id from competitions where name = $1', [
    name,
  ]);
  return `/competitions/${row?.id}`;
}

/** The same, open to everybody in one category. */
export async function anOpenCompetition(name: string): Promise<string> {
  const address = await aCompetition(name);
  await changeRows(
    `with opened as (
       update competitions set entries_open_at = now() - interval '1 day',
         entries_close_at = now() + interval '30 days', age_on = current_date + 80
       where name = $1 returning id)
     insert into competition_categories (competition_id, position, level, discipline)
     select id, 0, 'Junior', 'hoop' from opened`,
    [name],
  );
  return address;
}
