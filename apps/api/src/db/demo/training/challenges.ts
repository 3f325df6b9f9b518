import { addDays, clubTimeOf } from '@ribbon/domain/calendar';
import { sql, type Insertable, type Kysely } from 'kysely';
import type { DB } from '#db/schema.generated';
import type { DemoPerson } from '../people/people.ts';
import { ago, hoursOf, partOfDay } from '../moments.ts';
import { demoId, dice } from '../random.ts';
import { CHALLENGES, type DemoChallenge } from '../words/challenges.ts';

type Part = Insertable<DB['challenge_participants']>;
type Progress = Insertable<DB['challenge_task_progress']>;

const idOf = ({ title }: DemoChallenge) => demoId('challenge', title);
const taskId = (challenge: DemoChallenge, position: number) =>
  demoId(`challenge task ${challenge.title}`, position);
/** Parents cheer from the side, and the team looks on. */
const GYMNASTS: ReadonlySet<DemoPerson['part']> = new Set([
  'coach',
  'adult',
  'youth',
  'teen',
  'child',
]);
/** How many days before the end of a challenge its entrants are reminded. */
const TOLD_DAYS = 3;
const NAMED_ENTRANTS = new Set(['gymnast@ribbon.test', 'teen@ribbon.test', 'child@ribbon.test']);

function challengeRows(people: readonly DemoPerson[], now: Date) {
  const { day } = clubTimeOf(now);
  const owner = people.find(({ part }) => part === 'clubAdmin');
  const admin = people.find(({ part }) => part === 'admin');
  return CHALLENGES.map((challenge, nth) => ({
    id: idOf(challenge),
    title: challenge.title,
    description: challenge.description,
    category: challenge.category,
    difficulty: challenge.difficulty,
    rewards: [...challenge.rewards],
    requirements: [...challenge.requirements],
    start_date: addDays(day, challenge.from),
    end_date: addDays(day, challenge.to),
    created_by_kind: challenge.isOfClub ? ('coach' as const) : ('system' as const),
    created_by: (challenge.isOfClub ? owner : admin)?.id ?? null,
    club_id: challenge.isOfClub ? (owner?.club?.id ?? null) : null,
    reader_age: 0,
    ending_told_at:
      challenge.to <= TOLD_DAYS ? ago(now, TOLD_DAYS - challenge.to + 0.1, 'young') : null,
    created_at: ago(now, Math.max(1, 4 - challenge.from) + nth / 10),
    updated_at: ago(now, Math.max(1, 4 - challenge.from) + nth / 10),
  }));
}

const taskRows = () =>
  CHALLENGES.flatMap((challenge) =>
    challenge.tasks.map(({ title, times, apparatus = null }, position) => ({
      id: taskId(challenge, position),
      challenge_id: idOf(challenge),
      position,
      title,
      times,
      apparatus,
    })),
  );

/** Entries of a challenge with the progress of each; the people who sign in are in some of them. */
function entriesOf(challenge: DemoChallenge, people: readonly DemoPerson[], now: Date) {
  const club = people.find(({ part }) => part === 'clubAdmin')?.club;
  const roll = dice(`challenge ${challenge.title}`);
  const may = people.filter(
    ({ part, club: own }) => GYMNASTS.has(part) && (!challenge.isOfClub || own?.id === club?.id),
  );
  const named = may.filter(({ email }) => NAMED_ENTRANTS.has(email) && roll.whole(1, 10) <= 6);
  const others = roll.sample(
    may.filter(({ email }) => !NAMED_ENTRANTS.has(email)),
    challenge.isOfClub ? 14 : 46,
  );
  const isAhead = challenge.from > 0;
  const parts: Part[] = [];
  const progress: Progress[] = [];
  for (const person of [...named, ...others]) {
    const part = partOfDay(`${challenge.title} ${person.id}`);
    const age = hoursOf(person);
    const joinedAt = ago(now, (isAhead ? 1 : -challenge.from - roll.whole(0, 2)) - 0.9 * part, age);
    const last = ago(now, -Math.min(0, challenge.to) + roll.whole(0, 2) + part, age);
    parts.push({
      challenge_id: idOf(challenge),
      user_id: person.id,
      joined_at: joinedAt,
      last_activity_at: isAhead || joinedAt > last ? joinedAt : last,
      team_club_id: person.club?.id ?? null,
    });
    if (isAhead) continue;
    const share = roll.whole(challenge.to < 0 ? 60 : 5, challenge.to < 0 ? 130 : 95);
    challenge.tasks.forEach(({ times }, position) => {
      const done = Math.min(times, Math.floor((times * share) / 100));
      if (done === 0) return;
      progress.push({
        challenge_id: idOf(challenge),
        task_id: taskId(challenge, position),
        user_id: person.id,
        done,
        updated_at: last,
        completed_at: done >= times ? last : null,
      });
    });
  }
  return { parts, progress };
}

/** Challenges of Ribbon and of the first club, with people at every stage. */
export async function insertChallenges(
  tx: Kysely<DB>,
  people: readonly DemoPerson[],
  now: Date,
): Promise<void> {
  await tx.insertInto('challenges').values(challengeRows(people, now)).execute();
  await tx.insertInto('challenge_tasks').values(taskRows()).execute();
  for (const challenge of CHALLENGES) {
    const { parts, progress } = entriesOf(challenge, people, now);
    await tx.insertInto('challenge_participants').values(parts).execute();
    if (progress.length > 0) {
      await tx.insertInto('challenge_task_progress').values(progress).execute();
    }
  }
  const adults = people.filter(({ part, index }) => part === 'adult' && index % 2 === 0);
  await tx
    .insertInto('privacy_settings')
    .values(
      adults.map(({ id, joinedAt: updated_at }) => ({
        user_id: id,
        on_leaderboards: true,
        updated_at,
      })),
    )
    .onConflict((row) => row.column('user_id').doUpdateSet({ on_leaderboards: true }))
    .execute();
  await sql`
    update challenge_participants participant set points = sums.points, tasks_done = sums.done,
      completed_at = case when sums.done = sums.tasks then participant.last_activity_at end
    from (select progress.challenge_id, progress.user_id, sum(100 * progress.done / task.times)::int as points,
        count(progress.completed_at)::int as done,
        (select count(*) from challenge_tasks own_task where own_task.challenge_id = progress.challenge_id) as tasks
      from challenge_task_progress progress join challenge_tasks task on task.id = progress.task_id
      group by progress.challenge_id, progress.user_id) sums
    where sums.challenge_id = participant.challenge_id and sums.user_id = participant.user_id`.execute(
    tx,
  );
}
