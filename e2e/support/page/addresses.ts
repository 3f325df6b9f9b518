import { readFileSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { readRows } from '../database.ts';

const WEB = resolve(import.meta.dirname, '../../../apps/web/src');

/** How to find something to show on a screen about one thing; `$1` is the person's e-mail address. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/admin/accounts/$userId': `select id from users where email = 'gymnast@ribbon.test'`,
  '/admin/safeguarding/$caseId': 'select id from safeguarding_reports order by created_at limit 1',
  '/challenges/$challengeId': 'select id from challenges order by participants_count desc, id',
  '/challenges/$challengeId/certificate': `select p.challenge_id as id from challenge_participants p
    join users u on u.id = p.user_id where u.email = $1 and p.completed_at is not null`,
  '/challenges/$challengeId/certificate/$userId': `select done.challenge_id || '/certificate/' || done.user_id as id
    from challenge_participants done join parental_relationships r on r.child_id = done.user_id
    join athlete_profiles child on child.id = r.child_id and child.user_type = 'child_gymnast'
    join users u on u.id = r.parent_id
    where u.email = $1 and r.ended_at is null and done.completed_at is not null`,
  '/challenges/$challengeId/edit': `select c.id from challenges c join users u on u.id = c.created_by
    where u.email = $1`,
  '/club-training/$planId': `select p.id from club_training_plans p
    join club_memberships m on m.club_id = p.club_id join users u on u.id = m.user_id
    where u.email = $1 and p.status = 'published'`,
  '/club-training/$planId/edit': `select p.id from club_training_plans p
    join club_memberships m on m.club_id = p.club_id join users u on u.id = m.user_id
    where u.email = $1 and p.status = 'draft'`,
  '/clubs/$clubId/events': `select club_id as id from club_memberships m join users u on u.id = m.user_id
    where u.email = $1`,
  '/clubs/$clubId/events/$eventId': `select e.club_id || '/events/' || e.id as id from club_events e
    join club_memberships m on m.club_id = e.club_id join users u on u.id = m.user_id
    where u.email = $1 and e.starts_at > now() order by e.starts_at`,
  '/clubs/$slug': `select slug as id from clubs where reviews_count > 0 and latitude is not null
    order by reviews_count desc, id`,
  '/competitions/$competitionId': `select c.id from competitions c join users u on u.email = $1
    where c.approval_status = 'approved'
    order by (c.created_by = u.id) desc, c.current_participants desc, c.id`,
  '/competitions/$competitionId/scores': `select c.id from competitions c join users u on u.email = $1
    where c.approval_status = 'approved' and c.created_by = u.id and c.status <> 'upcoming'
    order by c.start_date desc, c.id`,
  '/family/children/$childId/form': `select r.child_id as id from parental_relationships r
    join users u on u.id = r.parent_id
    where u.email = $1 and r.ended_at is null and r.role <> 'view_only' and r.verified_at is null`,
  '/gymnast/$id': `select p.id from athlete_profiles p join users u on u.id = p.id
    where u.email = 'gymnast@ribbon.test'`,
  '/gymnasts/$id': `select p.id from athlete_profiles p join users u on u.id = p.id
    where u.email = 'coach@ribbon.test'`,
  '/join/$token': `select 'a-link-that-was-used' as id`,
  '/parent/approve/$childProfileId': 'select child_id as id from guardian_requests',
  '/post/$id': `select p.id from posts p join users u on u.id = p.author_id
    order by (u.email = $1) desc, (p.visibility = 'public') desc, p.created_at desc`,
  '/score-passport/$userId': `select r.child_id as id from parental_relationships r
    join users u on u.id = r.parent_id where u.email = $1 and r.ended_at is null`,
  '/training/$userId': `select r.child_id as id from parental_relationships r
    join users u on u.id = r.parent_id where u.email = $1 and r.ended_at is null`,
};

/** Every address of the site map, with something to show where it is about one thing. */
export async function everyAddress(email: string): Promise<readonly string[]> {
  const paths = globSync('**/*.routes.tsx', { cwd: WEB }).flatMap((file) =>
    [...readFileSync(resolve(WEB, file), 'utf8').matchAll(/path: '(?<path>[^']+)'/gu)].map(
      ({ groups }) => groups?.['path'] ?? '',
    ),
  );
  const found = await Promise.all([...new Set(paths)].toSorted().map((path) => fill(path, email)));
  return found.filter((path) => path !== undefined);
}

/** Undefined where there is nothing of the kind, as in a world where nothing has happened yet. */
async function fill(path: string, email: string): Promise<string | undefined> {
  if (!path.includes('$')) return path;
  const example = EXAMPLES[path];
  if (example === undefined) throw new Error(`pictures: nothing to show on ${path}`);
  const [row] = await readRows<{ id: string }>(
    `select id from (${example}) as found limit 1`,
    example.includes('$1') ? [email] : [],
  );
  return row && path.replace(/\$.*\$\w+|\$\w+/u, row.id);
}
