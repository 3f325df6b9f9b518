export { PassportCard } from './passport/PassportCard.tsx';
