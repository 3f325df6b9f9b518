export { createPosts } from './posts.slice.ts';
