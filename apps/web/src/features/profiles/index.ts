export { CommunityCard } from './own/CommunityCard.tsx';
