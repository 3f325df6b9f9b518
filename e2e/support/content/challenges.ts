import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { inDays } from './days.ts';

interface Wish {
  title: string;
  task: string;
  /** For everyone by default. */
  maker?: 'system' | 'community';
}

/**
 * A challenge with one task, made by the person signed in; filling the form is a journey of its
 * own.
 */
export async function addChallenge(
  page: Page,
  { title, task, maker = 'system' }: Wish,
): Promise<string> {
  const made = await page.request.post('/api/challenges', {
    data: {
      title,
      description: 'A little every day.',
      category: 'technique',
      difficulty: 'beginner',
      startDate: inDays(0),
      endDate: inDays(14),
      tasks: [{ title: task, times: 2, element: '', apparatus: null }],
      rewards: [],
      requirements: [],
      imageId: null,
      maker,
      clubId: null,
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = await made.json();
  return id;
}
