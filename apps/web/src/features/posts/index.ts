export { ClubPostsPanel } from './club/ClubPostsPanel.tsx';
