/** Both in one chunk: their shared parts would otherwise be a third, and delay the finder. */
export { FinderScreen } from './FinderScreen.tsx';
export { ClubScreen } from './page/ClubScreen.tsx';
