import type * as z from 'zod';
import { CONTENT, contentWith } from '../../content/index.ts';

/** Questions that need the decision of a guardian. */
export const InboxKind = contentWith('guarded');
export type InboxKind = z.infer<typeof InboxKind>;

/** What the policy needs of a question. */
export interface Question {
  kind: InboxKind;
  /** Whether approval shows something of a child to other children. */
  isSeenByChildren: boolean;
}
export const questionOf = (kind: InboxKind): Question => ({
  kind,
  isSeenByChildren: CONTENT[kind].guarded.isSeenByChildren,
});
