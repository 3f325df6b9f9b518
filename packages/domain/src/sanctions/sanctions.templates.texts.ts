import { t } from '../kernel/index.ts';
import type { SanctionKind, SanctionReason } from './sanctions.schema.ts';

const BECAUSE: Readonly<Record<SanctionReason, string>> = {
  spam: 'It looked like an advert, or the same thing posted again and again. People come here for gymnastics.',
  harassment: 'It was unkind to someone. Everyone here should feel welcome.',
  inappropriate: 'It isn’t suitable for a place where many people are children.',
  violence: 'It talked about hurting someone, and that frightens people.',
  hate_speech: 'It put people down for who they are, and nobody has to read that here.',
  fake_profile:
    'It looked like you were pretending to be someone else. People need to know who they’re talking to.',
  child_safety: 'We don’t take any chances with children’s safety.',
  other: 'It doesn’t follow our community guidelines.',
};

const WHAT: Readonly<Record<SanctionKind, (days: number | null) => string>> = {
  hidden: () => 'We have hidden something you shared. Nobody else can see it now.',
  removed: () => 'We have removed something you wrote.',
  warning: () => 'Please take more care with what you share.',
  limit: (days) =>
    days === null
      ? 'You can read everything, but you can’t post, comment, like things or send requests until we have spoken with you.'
      : t(
          'You can read everything, but you can’t post, comment, like things or send requests for {days, plural, one {one day} other {# days}}.',
          { days },
        ),
  suspension: (days) =>
    days === null
      ? 'Your account is suspended until we have spoken with you.'
      : t('Your account is suspended for {days, plural, one {one day} other {# days}}.', { days }),
};

const NEXT: Readonly<Record<SanctionKind, string>> = {
  hidden: 'You can edit it and send it again, and a person will read it.',
  removed: 'You’re welcome to say what you think in kinder words.',
  warning: 'Nothing else will happen. Thank you for helping to keep this a friendly place.',
  limit: 'It ends automatically; there’s nothing you need to do.',
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
    'If you see it differently, you can appeal within 20 days, and someone else will look at it.',
  ].join('\n\n');
