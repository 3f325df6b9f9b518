export { commentAnnouncements } from './comments.announcements.ts';
export { commentReading } from './comments.reading.ts';
export { commentRoutes } from './comments.routes.ts';
export { commentService } from './comments.service.ts';
