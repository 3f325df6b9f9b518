export { OwnPosts } from './OwnPosts.tsx';
export { PersonPosts } from './PersonPosts.tsx';
export { ClubPostsPanel } from './club/ClubPostsPanel.tsx';
export { Feed } from './feed/Feed.tsx';
