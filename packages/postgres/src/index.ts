export { startPostgres } from './server.ts';
export type { PostgresServer, PostgresOptions } from './server.ts';
