/** What a case is about where nobody wrote it: kept in English, read in the reader's language. */
export const CASE_SUMMARIES = {
  asked: 'Someone asked for a person to get in touch. Their words, if any, are with the verdict.',
  disclosed:
    'Someone wrote something that may mean they are being hurt. Their words are with the verdict.',
  patterns: 'Taken together, what someone wrote to this child looks like grooming.',
  tries:
    'Someone tried more than once in a day to write something that isn’t meant for people under 18. It wasn’t published.',
  report: 'Someone reported that a child may be at risk now.',
  contact: 'Someone wrote to us on the contact page about a safety concern.',
} as const;

/** Why content or a person is linked to a case that was opened by itself. */
export const CASE_LINK_LABELS = {
  author: 'Wrote to the child',
  tried: 'Wrote it',
  reported: 'What was reported',
} as const;
