export { BlockedSection } from './BlockedSection.tsx';
