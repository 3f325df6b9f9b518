export { ChildPosts } from './ChildPosts.tsx';
export { OwnPosts } from './OwnPosts.tsx';
export { PersonPosts } from './PersonPosts.tsx';
export { ClubPostsPanel } from './club/ClubPostsPanel.tsx';
export { Feed } from './feed/Feed.tsx';
export { FollowedFeed } from './feed/FollowedFeed.tsx';
export { questionFor } from './write/posts.question.texts.ts';
