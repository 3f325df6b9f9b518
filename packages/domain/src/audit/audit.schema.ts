import * as z from 'zod';
import { line, serial, timestamp } from '../kernel/index.ts';

export const AUDIT_PER_PAGE = 50;
/** The most lines in an exported file; a narrower range of days gets the rest. */
export const AUDIT_FILE_MAX = 50_000;

/**
 * The person who acted, or was acted on; the name is null for a child and for a deleted account.
 */
const Named = z.object({ id: z.string(), name: z.string().nullable() });

/** One act of an administrator or of the platform itself; immutable. */
export const AuditEntry = z.object({
  id: z.string(),
  at: timestamp,
  action: z.string(),
  /** Null when the platform did it by itself. */
  actor: Named.nullable(),
  subjectKind: z.string().nullable(),
  subject: Named.nullable(),
  reason: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const day = z.iso.date('Please choose a date');

export const AuditFilter = z.object({
  /** A username, of the person who acted or was acted on. */
  search: line().max(80).default(''),
  action: line().max(80).optional(),
  from: day.optional(),
  to: day.optional(),
});
export type AuditFilter = z.output<typeof AuditFilter>;

export const AuditQuery = AuditFilter.extend({ cursor: serial.optional() });
export type AuditQuery = z.output<typeof AuditQuery>;
