/** One file: what both are made of would else be a third, and the finder would wait for it. */
export { FinderScreen } from './FinderScreen.tsx';
export { ClubScreen } from './page/ClubScreen.tsx';
