import { SelectField, TextArea } from '#ui';
import { t } from '@ribbon/domain/kernel';
import {
  Consequence,
  INTERNAL_NOTE_MAX,
  LIMIT_DAYS,
  SANCTION_LABELS,
  SANCTION_REASON_LABELS,
  SanctionKind,
  SanctionReason,
  WORDS_MAX,
  templateFor,
} from '@ribbon/domain/sanctions';

export interface ConsequenceDraft {
  kind: SanctionKind;
  reason: SanctionReason;
  days: number | null;
  words: string;
  internalNote: string;
}

type Errors = Partial<Record<keyof ConsequenceDraft, string>>;

const NO_ERRORS: Errors = {};
const SUSPENSION_DAYS = [7, 30, 90] as const;

const daysFor = (kind: SanctionKind): readonly (number | null)[] => {
  if (kind === 'limit') return LIMIT_DAYS;
  return kind === 'suspension' ? [...SUSPENSION_DAYS, null] : [null];
};

const dayLabel = (days: number | null) =>
  days === null ? 'Until we lift it' : t('{days, plural, one {# day} other {# days}}', { days });

/** Where a decision begins: the template of its kind and reason. */
export function newConsequence(kind: SanctionKind, reason: SanctionReason): ConsequenceDraft {
  const days = daysFor(kind)[0] ?? null;
  return { kind, reason, days, words: templateFor({ kind, reason, days }), internalNote: '' };
}

/** The same with another kind, reason or length; words that nobody has changed follow. */
function changed(draft: ConsequenceDraft, by: Partial<ConsequenceDraft>): ConsequenceDraft {
  const next = { ...draft, ...by };
  const days = daysFor(next.kind);
  if (!days.includes(next.days)) next.days = days[0] ?? null;
  if (draft.words === templateFor(draft)) next.words = templateFor(next);
  return next;
}

/** What to send, or what is missing beside which field. */
export function checkedConsequence(
  draft: ConsequenceDraft,
): { consequence: Consequence; errors?: never } | { consequence?: never; errors: Errors } {
  const parsed = Consequence.safeParse(draft);
  if (parsed.success) return { consequence: parsed.data };
  const errors: Errors = {};
  for (const { path, message } of parsed.error.issues) {
    errors[path[0] as keyof ConsequenceDraft] ??= message;
  }
  return { errors };
}

/** What to decide, why and for how long, the words to the person, and a note that they never read. */
export function ConsequenceFields({
  draft,
  onChange,
  kinds,
  errors = NO_ERRORS,
}: {
  draft: ConsequenceDraft;
  onChange: (draft: ConsequenceDraft) => void;
  /** The kinds that make sense here (`kindsFor`). */
  kinds: readonly SanctionKind[];
  errors?: Errors | undefined;
}) {
  const days = daysFor(draft.kind);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Consequence"
          value={draft.kind}
          options={kinds.map((value) => ({ value, label: SANCTION_LABELS[value] }))}
          error={errors.kind}
          onChange={({ target }) =>
            onChange(changed(draft, { kind: SanctionKind.parse(target.value) }))
          }
        />
        <SelectField
          label="Reason"
          value={draft.reason}
          options={SanctionReason.options.map((value) => ({
            value,
            label: SANCTION_REASON_LABELS[value],
          }))}
          error={errors.reason}
          onChange={({ target }) =>
            onChange(changed(draft, { reason: SanctionReason.parse(target.value) }))
          }
        />
        {days.length > 1 && (
          <SelectField
            label="How long"
            value={draft.days === null ? 'open' : String(draft.days)}
            options={days.map((value) => ({
              value: value === null ? 'open' : String(value),
              label: dayLabel(value),
            }))}
            error={errors.days}
            onChange={({ target }) =>
              onChange(
                changed(draft, { days: target.value === 'open' ? null : Number(target.value) }),
              )
            }
          />
        )}
      </div>
      <TextArea
        label="Message to the person"
        hint="They will read this. For a child under 13, a guardian reads it first."
        rows={9}
        max={WORDS_MAX}
        value={draft.words}
        error={errors.words}
        onChange={({ target }) => onChange({ ...draft, words: target.value })}
      />
      <TextArea
        label="Internal note"
        hint="Only moderators read this."
        required={false}
        rows={2}
        max={INTERNAL_NOTE_MAX}
        value={draft.internalNote}
        error={errors.internalNote}
        onChange={({ target }) => onChange({ ...draft, internalNote: target.value })}
      />
    </>
  );
}
