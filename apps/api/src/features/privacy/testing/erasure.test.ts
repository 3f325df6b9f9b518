import { personColumns, rowWriter, tablesOf } from '#testing/sql/rows-everywhere';
import { PASSWORD, type Person, type World, createWorld } from '#testing/world';
import { privacyEndpoints } from '@ribbon/domain/privacy';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

const FULL_NAME = 'Philippa Featherstonehaugh';
const USERNAME = 'pipfeather';

let world: World;
let person: Person;
let other: Person;
/** Nobody can block a person they look after, so the block is with somebody else. */
let third: Person;
beforeAll(async () => {
  world = await createWorld();
  [person, other, third] = [await world.person(), await world.person(), await world.person()];
  await world.db
    .updateTable('athlete_profiles')
    .set({ full_name: FULL_NAME, username: USERNAME })
    .where('id', '=', person.id)
    .execute();
  await world.db.updateTable('users').set({ name: USERNAME }).where('id', '=', person.id).execute();
});
afterAll(() => world.close());

/** Rows the generic writer cannot make: rules across columns, and names without a foreign key. */
const knownRows = (): Record<string, Record<string, unknown>> => ({
  media_files: { purpose: 'post', mime_type: 'image/webp', sha256: 'b'.repeat(64), kind: 'image' },
  clubs: { status: 'approved', is_claimed: true, claimed_at: new Date() },
  user_roles: { role: 'member' },
  club_memberships: { membership_type: 'coach', coach_confirmed_at: new Date() },
  club_invitations: { email: person.email },
  coach_ratings: { coach_id: other.id, stars: 4 },
  coach_rating_figures: { mean: '4.5', ratings: 5 },
  club_claim_requests: { requester_email: person.email, requester_name: FULL_NAME },
  club_events: { starts_at: new Date(), ends_at: new Date(Date.now() + 1000) },
  club_training_plans: { starts_on: '2026-11-16' },
  plan_sessions: { end_time: '11:00' },
  training_care_notes: { week: '2026-11-16' },
  friendships: { addressee_id: other.id },
  blocks: { blocked_id: third.id },
  follows: { followed_id: other.id },
  post_tags: { tagged_by: other.id },
  friend_codes: { code: 'ribbon-hoop-ball-rope' },
  grooming_evidence: { recipient_id: other.id },
  parental_relationships: { child_id: other.id, parent_email: person.email },
  minor_permissions: { permission_type: 'comment' },
  guardian_requests: { child_id: other.id, sent_to: person.email },
  waiting_guardian_links: {
    child_id: other.id,
    relationship_type: 'other',
    takes_effect_at: new Date(),
  },
  guardian_inbox_items: {},
  account_deletion_requests: { cancelled_at: new Date(), undo_until: new Date() },
  content_reports: { content_type: 'profile', content_id: person.id },
  report_tickets: {
    content_type: 'profile',
    content_id: person.id,
    snapshot: JSON.stringify({ text: FULL_NAME }),
    reasons: ['spam'],
  },
  moderation_queue: { content_kind: 'profile', content_id: person.id },
  safeguarding_notes: {
    kind: 'linked',
    note: 'sample note',
    subject_kind: 'profile',
    subject_id: person.id,
  },
  notifications: { type: 'achievement' },
  notification_settings: { type: 'achievement' },
  mail_pace: { type: 'achievement' },
  waiting_mails: { type: 'achievement', content: '{}' },
  site_settings: { setting_key: 'sample', setting_type: 'text' },
  settings_changes: { setting_key: 'home_title', from_value: 'Before', to_value: 'After' },
  contact_messages: { email: person.email, name: FULL_NAME },
  email_changes: { new_email: 'pip.new@people.ribbon.test', expires_at: new Date() },
  corrections: { birth_month: 5, birth_year: 1990, state: 'applied', settled_at: new Date() },
  sign_in_days: { device: 'phone' },
  proposals: { kind: 'admin_granted', club_id: null, outcome: null, decided_at: null },
  competitions: {},
  competition_score_changes: { after: '{}', reason: 'sample' },
});

it('nothing of an erased person is left, but what the law asks to keep', async () => {
  const tables = await tablesOf(world.db);
  const { write, parent } = rowWriter(world.db, tables, person.id, knownRows());
  const alreadyThere = new Set(['users', 'athlete_profiles', 'credentials', 'sessions']);

  const post = await parent('posts');
  for (const [table, columns] of tables) {
    if (alreadyThere.has(table) || personColumns(columns).length === 0) continue;
    if (table === 'guardian_inbox_items') await write(table, { post_id: post['id'] });
    else await parent(table);
  }
  // The other way round, and where no foreign key leads.
  await write('friend_codes', { user_id: other.id, code: 'ball-ball-ball-ball' });
  await write('coach_ratings', { giver_id: other.id, coach_id: person.id });
  await write('blocks', { blocker_id: third.id, blocked_id: person.id });
  await write('follows', { follower_id: other.id, followed_id: person.id });
  await write('grooming_evidence', { author_id: other.id, recipient_id: person.id });
  const received = await write('notifications', { user_id: other.id, dedupe_key: 'event:1' });
  await write('notification_actors', { notification_id: received['id'], actor_id: person.id });
  await write('club_invitations', { invited_by: other.id, used_by: null });
  await write('contact_messages', { user_id: null, handled_by: null });
  await write('waitlist_signups', { email: person.email });
  const later = new Date(Date.now() + 30 * 86_400_000);
  await write('verifications', { value: person.id, expires_at: later });
  await write('realtime_events', { audience: `user:${person.id}`, topic: 'friends' });
  await write('outbox_events', { payload: JSON.stringify({ userId: person.id }) });
  await write('outbox_events', { payload: JSON.stringify({ email: person.email }) });
  await write('dev_mails', { to_address: `${other.email}, ${person.email}` });
  await write('dev_mails', { to_address: other.email, text: `${FULL_NAME} wrote to us` });
  const consent = { purpose: 'account', child_id: other.id, guardian_id: person.id };
  await write('consent_records', consent);
  await write('photo_consents', { child_id: other.id, given_by: person.id, season: 2026 });
  await write('post_tags', { user_id: other.id, tagged_by: third.id, removed_by: person.id });

  // The test is worth something only if the person was everywhere before.
  const reached = new Set((await placesOf(person)).map((place) => place.split('.')[0]));
  const missed = [...tables].filter(
    ([table, columns]) => personColumns(columns).length > 0 && !reached.has(table),
  );
  expect(missed.map(([table]) => table)).toEqual([]);

  await world.call(person, privacyEndpoints.scheduleDeletion, {
    body: { confirmation: USERNAME, password: PASSWORD },
  });
  await world.worker.run();
  world.turnClock(14 * 24 * 60 + 1);
  await world.housekeeper.run();

  expect(await placesOf(person)).toEqual([
    'audit_log.subject_id',
    'consent_records.guardian_id',
    'photo_consents.given_by',
  ]);
  // The bytes of pictures go in the same round (media/lifecycle.test.ts).
  const garbage = await world.db.selectFrom('storage_garbage').select('storage_key').execute();
  expect(garbage).toEqual([]);
  const bystander = await world.db
    .selectFrom('athlete_profiles')
    .select('id')
    .where('id', '=', other.id)
    .execute();
  expect(bystander).toHaveLength(1);
});

/** Every table and column that holds the id, the address or a name, whatever its type. */
async function placesOf({ id, email }: Person): Promise<string[]> {
  const needles = [id, email, USERNAME, FULL_NAME].map((word) => `%${word}%`);
  const places: string[] = [];
  for (const table of (await tablesOf(world.db)).keys()) {
    const { rows } = await sql<{ key: string }>`
      select distinct field.key from ${sql.table(table)} record, jsonb_each_text(to_jsonb(record)) field
      where field.value ilike any(${needles}) order by 1`.execute(world.db);
    places.push(...rows.map(({ key }) => `${table}.${key}`));
  }
  return places.toSorted((a, b) => a.localeCompare(b));
}
