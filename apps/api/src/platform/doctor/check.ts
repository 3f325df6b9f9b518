import type { Config } from '../config/config.ts';

/** Looks at one thing; what it throws is the problem. */
export interface Check {
  name: string;
  remedy: string;
  look: () => Promise<string>;
}

export type Examined = Pick<
  Config,
  | 'databaseUrl'
  | 'databaseReadUrls'
  | 'listenDatabaseUrl'
  | 'namedStatements'
  | 'dataDir'
  | 'host'
  | 'mailFrom'
  | 'media'
  | 'port'
  | 'production'
  | 'publicUrl'
  | 'safetyContact'
  | 'smtpUrl'
>;
