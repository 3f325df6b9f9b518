export { createPlans } from './plans.slice.ts';
