export { postRoutes } from './posts.routes.ts';
export { postService } from './posts.service.ts';
export { postSubjects } from './posts.subjects.ts';
