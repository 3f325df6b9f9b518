import { Button, IconButton, Notice, TextField } from '#ui';
import { t } from '@ribbon/domain/kernel';
import { PLAN_WEEKS_MAX, SESSIONS_PER_WEEK_MAX } from '@ribbon/domain/plans';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { Foldable } from './Foldable.tsx';
import { SessionFields } from './SessionFields.tsx';
import { NEW_SESSION, NEW_WEEK, type PlanFormState } from '../plans.form.ts';
import { useOpenOne } from './useOpenOne.ts';

/** The weeks in their order, one of them open; a copy of one stands right behind it. */
export function WeekFields({ form }: { form: PlanFormState }) {
  const weeks = useFieldArray({ control: form.control, name: 'weeks' });
  const { errors, submitCount } = form.formState;
  const openWeek = useOpenOne();
  const isFull = weeks.fields.length >= PLAN_WEEKS_MAX;
  const message = errors.weeks?.message ?? errors.weeks?.root?.message;
  const list = useRef<HTMLDivElement>(null);
  // What is wrong may have been folded away when the form looked for it.
  useEffect(() => {
    if (submitCount === 0 || document.activeElement?.ariaInvalid === 'true') return;
    list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  return (
    <div ref={list} className="flex flex-col gap-3">
      {message && <Notice tone="danger">{message}</Notice>}
      {weeks.fields.map((field, index) => (
        <WeekField
          key={field.id}
          form={form}
          week={index}
          isOpen={openWeek.isOpen(index)}
          onToggle={() => openWeek.toggle(index)}
          onCopy={
            isFull
              ? undefined
              : () => {
                  weeks.insert(index + 1, structuredClone(form.getValues(`weeks.${index}`)));
                  openWeek.open(index + 1);
                }
          }
          onRemove={
            weeks.fields.length > 1
              ? () => {
                  weeks.remove(index);
                  openWeek.removed(index);
                }
              : undefined
          }
        />
      ))}
      {!isFull && (
        <Button
          variant="secondary"
          icon={<Plus aria-hidden />}
          onClick={() => {
            weeks.append(structuredClone(NEW_WEEK));
            openWeek.open(weeks.fields.length);
          }}
        >
          Add a week
        </Button>
      )}
    </div>
  );
}

interface WeekProps {
  form: PlanFormState;
  week: number;
  isOpen: boolean;
  onToggle: () => void;
  onCopy: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

function WeekField({ form, week, isOpen, onToggle, onCopy, onRemove }: WeekProps) {
  const { focus, sessions } = useWatch({ control: form.control, name: `weeks.${week}` });
  const errors = form.formState.errors.weeks?.[week];
  const name = t('Week {week}', { week: week + 1 });
  return (
    <Foldable
      className="border-t-2 border-ink"
      legend={name}
      title={focus === '' ? name : `${name}: ${focus}`}
      note={t('{count, plural, one {# session} other {# sessions}}', { count: sessions.length })}
      isOpen={isOpen || errors !== undefined}
      onToggle={onToggle}
      actions={
        <>
          {onCopy && (
            <IconButton label={t('Copy week {week}', { week: week + 1 })} onClick={onCopy}>
              <Copy aria-hidden />
            </IconButton>
          )}
          {onRemove && (
            <IconButton label={t('Remove week {week}', { week: week + 1 })} onClick={onRemove}>
              <Trash2 aria-hidden />
            </IconButton>
          )}
        </>
      }
    >
      <TextField
        label="Focus"
        required={false}
        error={errors?.focus?.message}
        {...form.register(`weeks.${week}.focus`)}
      />
      <Sessions form={form} week={week} />
    </Foldable>
  );
}

/** The sessions of the open week, one of them open. */
function Sessions({ form, week }: { form: PlanFormState; week: number }) {
  const sessions = useFieldArray({ control: form.control, name: `weeks.${week}.sessions` });
  const openSession = useOpenOne();
  return (
    <>
      {sessions.fields.map((field, index) => (
        <SessionFields
          key={field.id}
          form={form}
          week={week}
          session={index}
          isOpen={openSession.isOpen(index)}
          onToggle={() => openSession.toggle(index)}
          onRemove={() => {
            sessions.remove(index);
            openSession.removed(index);
          }}
        />
      ))}
      {sessions.fields.length < SESSIONS_PER_WEEK_MAX && (
        <Button
          variant="secondary"
          icon={<Plus aria-hidden />}
          onClick={() => {
            sessions.append(structuredClone(NEW_SESSION));
            openSession.open(sessions.fields.length);
          }}
        >
          Add a session
        </Button>
      )}
    </>
  );
}
