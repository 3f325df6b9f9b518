export { CommunityCard } from './own/CommunityCard.tsx';
export { OwnPortrait } from './own/OwnPortrait.tsx';
