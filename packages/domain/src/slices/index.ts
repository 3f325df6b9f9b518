export { slices } from './order.ts';
