export { createChallenges } from './challenges.slice.ts';
