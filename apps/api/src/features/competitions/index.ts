export { createCompetitions } from './competitions.slice.ts';
