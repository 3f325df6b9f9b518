export { StartScreen } from './StartScreen.tsx';
