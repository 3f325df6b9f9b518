import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely, RawBuilder } from 'kysely';

/** Whose data it is, and when they are asked for. */
export interface DataReader {
  id: string;
  now: Date;
}

/** One table's part of the download. */
export interface Exported {
  /** Name of the JSON file, without its ending. */
  file: string;
  /** One line for the README. */
  says: string;
  /** The columns that name the person. */
  by?: readonly string[];
  /** A column that holds the person's address, where there is no id. */
  byEmail?: string;
  /** Secrets, other people, and what only the machine reads. */
  omit?: readonly string[];
  /** Columns about other people that belong to the person's own data. */
  others?: readonly string[];
  /** Which rows, where not all of them are the person's to know. */
  where?: (reader: DataReader) => RawBuilder<boolean>;
  /** JSON that stands in place of a column, or beside the others. */
  shows?: (reader: DataReader) => RawBuilder<object>;
  /** Not for a guardian: a child must be able to block, report and ask for help unseen. */
  confidential?: boolean;
}

/** What a person is called where no foreign key leads. */
export interface Traces {
  readonly userId: UserId;
  /** Null where the person has none. */
  readonly email: string | null;
  readonly username: string;
  readonly fullName: string | null;
}

/** What a slice knows of a person, for the download and the deletion of it. */
export interface PersonalData {
  /** Each of its tables that names people: what the person gets of it, or why nothing. */
  readonly tables: Readonly<Record<string, Exported | string>>;
  /** Rows that would still name the person once the account and everything tied to it are gone. */
  readonly eraseTraces?: (tx: Kysely<DB>, traces: Traces) => Promise<void>;
}

export const SECRET = 'A secret that would open your account.';
export const SAFETY = 'Kept separate to protect children and the people who ask for help.';
export const NOT_PERSONAL = 'It is about a club or the platform, not about you.';
