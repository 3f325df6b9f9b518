export { postMediaReader } from './posts.media.ts';
export { postRoutes } from './posts.routes.ts';
export { postService } from './posts.service.ts';
