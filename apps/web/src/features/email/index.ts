export { EmailTestSection } from './EmailTestSection.tsx';
