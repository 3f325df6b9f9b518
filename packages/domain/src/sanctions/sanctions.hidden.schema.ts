import * as z from 'zod';
import { AgeBand, PersonCard, SanctionId } from '../accounts/index.ts';
import { cursor, timestamp, version } from '../kernel/index.ts';
import {
  DecidedContent,
  SanctionKind,
  SanctionReason,
  SanctionedType,
} from './sanctions.schema.ts';

export const HIDDEN_PAGE = 25;

export const HiddenFilter = z.object({
  type: SanctionedType.optional(),
  /** Only what its author has changed and sent again. */
  state: z.enum(['sent_again']).optional(),
  cursor: cursor.optional(),
});
export type HiddenFilter = z.output<typeof HiddenFilter>;

/** Somebody as a moderator has to see them: how old matters. */
export const SanctionedPerson = PersonCard.extend({ ageBand: AgeBand });

/** Something that others do not see because a moderator said so. */
export const HiddenItem = z.object({
  id: SanctionId,
  version,
  kind: SanctionKind,
  reason: SanctionReason,
  words: z.string(),
  internalNote: z.string().nullable(),
  content: DecidedContent,
  author: SanctionedPerson,
  createdAt: timestamp,
  issuedBy: z.string().nullable(),
  /** When its author has changed it and sent it again. */
  sentAgainAt: timestamp.nullable(),
});
export type HiddenItem = z.infer<typeof HiddenItem>;
