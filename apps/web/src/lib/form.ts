import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Fault, commonFaults } from '@ribbon/domain/kernel';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod';

/** A form that the server's own schema checks, on blur and on submit. */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
) {
  const form = useForm<Input, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    defaultValues,
    mode: 'onTouched',
  });

  /** Puts a refusal beside the fields it speaks of, or above the form. Nothing typed is lost. */
  function showFault(error: unknown): void {
    const fault = error instanceof Fault ? error : undefined;
    const known = new Set(Object.keys(form.getValues()));
    const here = (fault?.issues ?? []).filter(({ path }) => known.has(path));
    for (const { path, message } of here) form.setError(path as Path<Input>, { message });
    const [first] = here;
    if (first) form.setFocus(first.path as Path<Input>);
    else form.setError('root', { message: messageOf(error) });
  }

  return { ...form, showFault, notice: form.formState.errors.root?.message };
}

/** What to say about something that failed: the refusal's own words, or that nobody answered. */
export function messageOf(error: unknown): string {
  if (error instanceof Fault) return error.message;
  return error instanceof TypeError || error instanceof DOMException
    ? 'We could not reach the server. Please check your connection and try again.'
    : commonFaults.unexpected.message;
}
