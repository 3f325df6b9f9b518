import { useSchemaForm } from '#lib/forms/form.ts';
import { moderationFaults, type Refusal } from '@ribbon/domain/moderation';
import { useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import type * as z from 'zod';

interface Read {
  field: string;
  text: string;
}

/** Where the moderator does not read what was typed as it is: lists, for example. */
interface Reading<Output, Text extends Read> {
  textsOf: (typed: Output) => readonly Text[];
  /** What to type so that the moderator reads this text. */
  wordsIn: (read: Text) => string;
}

/** What went wrong with sending, in a dialog over the form; undefined closes it. */
export interface SendingFailure {
  words: string | undefined;
  show: (words: string | undefined) => void;
}

/** A text that was not published, and what can be done about it. */
export interface RefusedText {
  refusal: Refusal | undefined;
  /** As the moderator read it. */
  text: string;
  use: (suggestion: string) => void;
  close: () => void;
}

/**
 * A form whose text is read before it is published. Its `showFault` opens the dialog of a refusal,
 * whose kinder words go into the field they are about; every other fault is shown as usual.
 * `reading` is the field that is meant when a refusal names none, or how the moderator reads.
 */
export function useModeratedForm<Input extends FieldValues, Output, Text extends Read = Read>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
  reading: Path<Input> | Reading<Output, Text>,
) {
  const form = useSchemaForm(schema, defaultValues);
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<{ refusal: Refusal; read: Read | undefined }>();

  function readFrom(paths: readonly string[]): Read | undefined {
    if (typeof reading === 'object') {
      const typed = schema.safeParse(form.getValues());
      return typed.data && reading.textsOf(typed.data).find(({ field }) => paths.includes(field));
    }
    const valueOf = (path: string): unknown => form.getValues(path as Path<Input>);
    const about = paths.find((path) => typeof valueOf(path) === 'string') ?? reading;
    const text = valueOf(about);
    return { field: about, text: typeof text === 'string' ? text : '' };
  }

  function showFault(error: unknown, otherwise?: string): void {
    if (moderationFaults.flagged.matches(error)) {
      const read = readFrom(error.issues.map(({ path }) => path));
      setRefused({ refusal: error.data, read });
    } else form.showFault(error, otherwise);
  }

  function use(suggestion: string): void {
    if (refused?.read) {
      const path = refused.read.field as Path<Input>;
      const read = { ...refused.read, text: suggestion };
      const words = typeof reading === 'object' ? reading.wordsIn(read as Text) : suggestion;
      form.setValue(path, words as PathValue<Input, typeof path>, { shouldDirty: true });
    }
    setRefused(undefined);
  }

  const refusedText: RefusedText = {
    refusal: refused?.refusal,
    text: refused?.read?.text ?? '',
    use,
    close: () => setRefused(undefined),
  };
  const sendingFailure: SendingFailure = { words: failure, show: setFailure };
  return { ...form, showFault, refusedText, sendingFailure };
}
