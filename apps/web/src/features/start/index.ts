export { FirstSteps } from './FirstSteps.tsx';
export { StartScreen } from './StartScreen.tsx';
