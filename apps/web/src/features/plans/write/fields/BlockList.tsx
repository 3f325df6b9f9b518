import { Button, FieldError } from '#ui';
import { BLOCKS_MAX } from '@ribbon/domain/plans';
import { Plus } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { BlockFields } from './BlockFields.tsx';
import { NEW_BLOCK, type PlanFormState } from '../plans.form.ts';

/** What is practised in one session, one thing after the other. */
export function BlockList({
  form,
  week,
  session,
}: {
  form: PlanFormState;
  week: number;
  session: number;
}) {
  const path = `weeks.${week}.sessions.${session}.blocks` as const;
  const blocks = useFieldArray({ control: form.control, name: path });
  const errors = form.formState.errors.weeks?.[week]?.sessions?.[session]?.blocks;
  const tooLong = errors?.message ?? errors?.root?.message;
  return (
    <>
      {blocks.fields.map((field, index) => (
        <BlockFields
          key={field.id}
          form={form}
          place={{ week, session, block: index }}
          onRemove={() => blocks.remove(index)}
        />
      ))}
      {tooLong && <FieldError id={`${path}-wrong`}>{tooLong}</FieldError>}
      {blocks.fields.length < BLOCKS_MAX && (
        <Button
          className="self-start"
          variant="ghost"
          icon={<Plus aria-hidden />}
          onClick={() => blocks.append({ ...NEW_BLOCK })}
        >
          Add a block
        </Button>
      )}
    </>
  );
}
