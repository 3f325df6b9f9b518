import { topic } from '#lib/query/invalidate.ts';
/** Everything that shows clubs; read again when the server announces this name. */
export const CLUBS_TOPIC = topic('clubs');
