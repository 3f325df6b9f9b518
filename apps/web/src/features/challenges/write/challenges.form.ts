import type { useSchemaForm } from '#lib/forms/form.ts';
import { addDays, clubTimeOf } from '@ribbon/domain/calendar';
import type { ChallengeDetail, NewChallenge, TaskDraft } from '@ribbon/domain/challenges';
import type * as z from 'zod';

export type ChallengeFormState = ReturnType<
  typeof useSchemaForm<z.input<typeof NewChallenge>, NewChallenge>
>;

const DAYS_AT_FIRST = 28;
export const NEW_TASK: TaskDraft = { title: '', times: 1, element: '', apparatus: null };

/** What the form shows first: the challenge as it is, or four weeks from tomorrow. */
export function formOf(challenge: ChallengeDetail | undefined): NewChallenge {
  if (challenge === undefined) {
    const startDate = addDays(clubTimeOf(new Date()).day, 1);
    return {
      title: '',
      description: '',
      category: 'technique',
      difficulty: 'beginner',
      startDate,
      endDate: addDays(startDate, DAYS_AT_FIRST - 1),
      tasks: [NEW_TASK],
      rewards: [],
      requirements: [],
      imageId: null,
      maker: 'community',
      clubId: null,
    };
  }
  const { title, description, category, difficulty, startDate, endDate } = challenge;
  const { rewards, requirements, maker, club, picture } = challenge;
  return {
    title,
    description,
    category,
    difficulty,
    startDate,
    endDate,
    rewards,
    requirements,
    maker,
    clubId: club?.id ?? null,
    imageId: picture?.id ?? null,
    tasks: challenge.tasks.map(({ title: task, times, count }) => ({
      title: task,
      times,
      element: count.by === 'element' ? count.element : '',
      apparatus: count.by === 'minutes' ? count.apparatus : null,
    })),
  };
}
