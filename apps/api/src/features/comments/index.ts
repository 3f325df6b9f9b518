export { commentNews } from './comments.news.ts';
export { commentReading } from './comments.reading.ts';
export { commentRoutes } from './comments.routes.ts';
export { commentService } from './comments.service.ts';
