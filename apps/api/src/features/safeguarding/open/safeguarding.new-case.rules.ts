import type { UserId } from '@ribbon/domain/accounts';
import type { CaseSource, CaseSubjectKind, CaseUrgency } from '@ribbon/domain/safeguarding';

/** The facts another slice has when it opens a case. */
export interface CaseToOpen {
  source: CaseSource;
  /** The child it is about; null when nobody knows yet. */
  childId: UserId | null;
  /** The person who asked for it; null when it opens by itself. */
  openedBy: UserId | null;
  urgency: CaseUrgency;
  category: string | null;
  /** In our words: a child's own are with the verdict. */
  summary: string;
  /** The verdict that holds the child's words; they are kept with the case from now on. */
  verdictId?: string | null;
  /** Another person's words, exactly as written. */
  told?: string;
  /** The message of the contact page that it comes from. */
  messageId?: string;
  /** The content report that it comes from. */
  reportId?: string | null;
  /** Content and people that belong to it from the beginning. */
  links?: readonly { kind: CaseSubjectKind; subjectId: string; label: string }[];
}
