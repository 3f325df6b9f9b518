import type { PersonalData } from '#platform/retention/personal-data';
import { sql } from 'kysely';

export const familyData: PersonalData = {
  tables: {
    parental_relationships: {
      file: 'family',
      says: 'Who looks after you, and who you look after',
      by: ['parent_id', 'child_id'],
      omit: ['parent_email', 'verified_by'],
    },
    minor_permissions: {
      file: 'permissions',
      says: 'What your guardian allows',
      by: ['minor_id'],
      omit: ['parent_id'],
    },
    guardian_requests: {
      file: 'guardian-requests',
      says: 'Emails that asked someone to look after your account',
      by: ['child_id'],
      omit: ['token_hash', 'requested_by', 'used_by'],
    },
    waiting_guardian_links: {
      file: 'waiting-links',
      says: 'Adults you asked to look after your account, and people who asked you, before the link started',
      by: ['child_id', 'guardian_id'],
      omit: ['settled_by'],
    },
    guardian_codes: {
      file: 'guardian-codes',
      says: 'Codes your club made for your guardian',
      by: ['child_id'],
      omit: ['code_hash', 'made_by'],
    },
    guardian_inbox_items: {
      file: 'guardian-decisions',
      says: 'Things that were waiting for your guardian’s decision',
      by: ['child_id'],
      omit: ['decided_by'],
    },
    consent_records: {
      file: 'consents',
      says: 'Consent that was given, refused or withdrawn',
      by: ['child_id', 'guardian_id'],
    },
    photo_consents: {
      file: 'photo-consents',
      says: 'What was said about pictures of you, and what you said about pictures of your children',
      by: ['child_id', 'given_by'],
    },
  },

  /** The child's request stays, because the child may still wait for an answer. */
  async eraseTraces(tx, { email, userId }) {
    await sql`
      update guardian_requests set sent_to = 'erased-' || id || '@nobody.invalid'
      where sent_to = ${email}`.execute(tx);
    // What an unverified guardian switched on does not start with the word of another one.
    await sql`
      update minor_permissions set is_granted = false, granted_at = null
      where parent_id = ${userId} and is_granted
        and not is_verified_word(minor_id, parent_id)`.execute(tx);
  },
};
