export { createTraining } from './training.slice.ts';
