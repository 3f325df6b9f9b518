import type { SanctionKind, SanctionReason } from './sanctions.schema.ts';

const BECAUSE: Readonly<Record<SanctionReason, string>> = {
  spam: 'It looked like advertising or the same thing many times over, and people come here for gymnastics.',
  harassment: 'It was unkind to somebody. Everybody here should feel welcome.',
  inappropriate: 'It is not suitable for a place where many people are children.',
  violence: 'It spoke of hurting somebody, and that frightens people.',
  hate_speech: 'It put people down for who they are, and nobody has to read that here.',
  fake_profile:
    'It gave the impression of being somebody else, and people need to know who they meet.',
  child_safety: 'We take no chances where it may touch a child’s safety.',
  other: 'It does not fit our community guidelines.',
};

const days = (count: number | null): string => {
  if (count === null) return 'until we have spoken with you';
  return count === 1 ? 'for one day' : `for ${count} days`;
};

const WHAT: Readonly<Record<SanctionKind, (count: number | null) => string>> = {
  hidden: () => 'We have hidden something that you shared. Nobody else sees it now.',
  removed: () => 'We have removed a comment of yours.',
  warning: () => 'We would like to ask you to take more care with what you share.',
  limit: (count) =>
    `You can read everything, but you cannot post, comment, react or send requests ${days(count)}.`,
  suspension: (count) => `Your account is suspended ${days(count)}.`,
};

const NEXT: Readonly<Record<SanctionKind, string>> = {
  hidden: 'You can change it and send it again; then a person reads it once more.',
  removed: 'You are welcome to say what you think in kinder words.',
  warning: 'Nothing else happens now. Thank you for helping to keep this a friendly place.',
  limit: 'It ends by itself, and you need not do anything.',
  suspension: 'You can still read this, download your data, and ask for help.',
};

/** Kind words for a decision, which the moderator may change before they are sent. */
export const templateFor = ({
  kind,
  reason,
  days: count = null,
}: {
  kind: SanctionKind;
  reason: SanctionReason;
  days?: number | null;
}): string =>
  [
    WHAT[kind](count),
    BECAUSE[reason],
    NEXT[kind],
    'If you see it differently, you can appeal within 20 days, and another person looks at it.',
  ].join('\n\n');
