import type { ContentKind } from '#platform/content/content';
import { sql } from 'kysely';
import type { EmailChangeService } from './changes/security.email-change.service.ts';

/** The address that a child would like to use, as the guardian decides about it. */
export const emailChangeContent = (changes: EmailChangeService): ContentKind => ({
  kind: 'email_change',
  excerpt: (id) => sql`
    select change.new_email as text, change.user_id as author
    from email_changes change where change.id = ${id}`,
  guardian: { column: 'email_change_id', permission: null, decide: changes.decideAsGuardian },
});
