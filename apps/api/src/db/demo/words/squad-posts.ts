import type { DemoPost } from './demo-post.ts';

/** What a coach who signs in shows to friends, with somebody of the squad in the picture. */
export const SQUAD_POSTS: readonly DemoPost[] = [
  {
    by: 'coach',
    text: 'First run of the new hoop exchange, and nobody dropped one. What a squad.',
    scene: 'group',
  },
];
