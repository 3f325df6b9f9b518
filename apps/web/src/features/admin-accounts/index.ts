export { ChildAccountOpenings } from './ChildAccountOpenings.tsx';
