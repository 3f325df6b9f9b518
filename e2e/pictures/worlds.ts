import { changeRows } from '../support/database.ts';

/** What stays when nothing has happened yet: the people who sign in, their clubs and their family. */
const KEPT = [
  'users',
  'credentials',
  'athlete_profiles',
  'user_roles',
  'clubs',
  'club_admins',
  'club_memberships',
  'parental_relationships',
  'minor_permissions',
  'consent_records',
  'friend_codes',
  'site_settings',
  'geocoder_postcodes',
];

/** The demo world before anybody has done anything in it. */
export async function emptyTheWorld(): Promise<void> {
  // Again and again, until nothing points at anything any more; some tables keep what they have.
  await changeRows(
    `do $$ declare one text; begin
       for pass in 1..5 loop
         for one in select tablename from pg_tables where schemaname = 'public'
           and tablename not like '%migration%' and tablename <> all ('{${KEPT.join(',')}}')
         loop
           begin execute format('delete from %I', one);
           exception when others then null; end;
         end loop;
       end loop;
     end $$`,
    [],
  );
  await changeRows(
    'delete from users u where not exists (select from credentials c where c.user_id = u.id)',
    [],
  );
  await changeRows(
    'delete from clubs c where not exists (select from club_admins a where a.club_id = c.id)',
    [],
  );
}
