export { clubPostRoutes } from './posts.club.routes.ts';
export { clubPostService } from './posts.club.service.ts';
export { postMediaReader } from './posts.media.ts';
export { postReading } from './posts.reading.ts';
export { postRoutes } from './posts.routes.ts';
export { postService } from './posts.service.ts';
export { postSubjects } from './posts.subjects.ts';
export { viewerOf } from './posts.viewer.ts';
