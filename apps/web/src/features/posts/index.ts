export { OwnPosts } from './OwnPosts.tsx';
export { ClubPostsPanel } from './club/ClubPostsPanel.tsx';
