export { LazyStartScreen } from './LazyStartScreen.tsx';
