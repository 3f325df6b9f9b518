import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { accountMessages } from '@ribbon/domain/accounts';
import { Fault, commonFaults } from '@ribbon/domain/kernel';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod';
import { wordsFor, wordsOr } from '../http/client.ts';
import { session } from '../session/session.ts';

/** What shared fields need of a form: the entries they show, whatever else it holds. */
export interface FormPart<Name extends string> {
  register(name: Name, options?: { setValueAs: (text: string) => unknown }): UseFormRegisterReturn;
  formState: { errors: { [Key in Name]?: { message?: string | undefined } | undefined } };
}

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

  /**
   * Shows a refusal beside the fields it is about, or above the form; the input stays. `otherwise`
   * is the message for other failures.
   */
  function showFault(error: unknown, otherwise = wordsFor(error)): void {
    // The whole screen shows this already, and the message would outlive it.
    if (commonFaults.signInRequired.matches(error) && session.state().expired) return;
    const fault = error instanceof Fault ? error : undefined;
    const known = new Set(Object.keys(form.getValues()));
    const here = (fault?.issues ?? []).filter(({ path }) => known.has(path.split('.')[0] ?? path));
    for (const { path, message } of here) form.setError(path as Path<Input>, { message });
    const [first] = here;
    if (first) form.setFocus(first.path as Path<Input>);
    else form.setError('root', { message: wordsOr(error, otherwise) });
  }

  const { errors } = form.formState;
  const missing = missingIn(errors);
  // Beside a sentence at the form the fields are only marked: their errors have no words.
  const formState = missing && withErrors(form.formState, wordless(errors));
  return {
    ...form,
    ...(formState && { formState }),
    showFault,
    notice: errors.root?.message ?? missing,
  };
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  error.message === accountMessages.required;

/** The message that several fields share, to be shown once. */
const missingIn = (errors: object): string | undefined =>
  Object.values(errors).filter(isMissing).length > 1 ? accountMessages.required : undefined;

const wordless = <Errors extends object>(errors: Errors): Errors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [
      name,
      isMissing(error) ? { ...error, message: '' } : error,
    ]),
  ) as Errors;

/** The rest stays behind the getters by which the form knows what is read of it. */
const withErrors = <State extends { errors: object }>(state: State, errors: State['errors']) =>
  Object.create(state, { errors: { value: errors, enumerable: true } }) as State;
