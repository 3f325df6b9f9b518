export { LookedAfterBadge } from './LookedAfterBadge.tsx';
