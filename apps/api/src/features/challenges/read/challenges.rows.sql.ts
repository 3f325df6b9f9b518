import { cardJson, shownChallengeImage } from '#db/people/cards';
import type { MediaId } from '@ribbon/domain/media';
import type { Challenge, Participation } from '@ribbon/domain/challenges';
import { type RawBuilder, sql } from 'kysely';
import { statusOn } from './challenges.visible.sql.ts';

/** A challenge as it is read; the picture is described afterwards, for a whole page at once. */
export type ChallengeRow = Omit<Challenge, 'image' | 'participants' | 'participation'> & {
  imageId: MediaId | null;
  participants: number;
  isOwn: boolean;
  participation: (Omit<Participation, 'progress'> & { points: number }) | null;
};

/** What a card shows of `challenge`; `mine` is the viewer's part in it, if any. */
export const columnsFor = (
  viewerId: string,
  { now, day }: { now: Date; day: string },
): RawBuilder<unknown> => sql`
  challenge.id, challenge.title, challenge.description, challenge.category, challenge.difficulty, ${statusOn(day)} as status,
  challenge.start_date::text as "startDate", challenge.end_date::text as "endDate", challenge.duration_days as "durationDays",
  challenge.created_by_kind as maker, challenge.rewards, challenge.participants_count as participants,
  coalesce(challenge.created_by = ${viewerId}, false) as "isOwn",
  (select count(*)::int from challenge_tasks task where task.challenge_id = challenge.id) as "tasksCount",
  (select json_build_object('id', club.id, 'name', club.name) from clubs club where club.id = challenge.club_id) as club,
  (select ${cardJson('author', now)} from athlete_profiles author
    where author.id = challenge.created_by and challenge.created_by_kind = 'community') as author,
  ${shownChallengeImage('challenge')} as "imageId",
  case when mine.user_id is null then null else json_build_object('points', mine.points,
    'tasksDone', mine.tasks_done, 'joinedAt', mine.joined_at, 'lastActivityAt', mine.last_activity_at,
    'completedAt', mine.completed_at) end as participation`;

export const joinMine = (viewerId: string): RawBuilder<unknown> =>
  sql`left join challenge_participants mine on mine.challenge_id = challenge.id and mine.user_id = ${viewerId}`;

/** 100 points for each task make 100 per cent of all. */
export const progressOf = (points: number, tasks: number): number =>
  tasks === 0 ? 0 : Math.floor(points / tasks);
