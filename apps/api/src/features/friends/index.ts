export { friendshipDecision } from './friends.guardian.ts';
