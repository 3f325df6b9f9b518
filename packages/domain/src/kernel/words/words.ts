import type { GetICUArgs } from '@schummar/icu-type-parser';
import { COUNT, type Message, messageOf } from './message.ts';
import { currentReader, localeOf } from './reader.ts';

type Value = string | number;
type ArgsOf<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: Value; ICUNumberArgument: number }
>;
/** The values that a message asks for; none where it asks for none. */
export type ValuesOf<Text extends string> = string extends Text
  ? [values?: Readonly<Record<string, Value>>]
  : keyof ArgsOf<Text> extends never
    ? []
    : [values: Readonly<ArgsOf<Text>>];

/** Says a message in the language of its reader. */
export type Words = <const Text extends string>(text: Text, ...values: ValuesOf<Text>) => string;

/** Names may end in a full stop (“Mia T.”); a sentence that ends with one gets no second. */
export const afterValue = (value: unknown, text: string): string =>
  typeof value === 'string' && value.endsWith('.') && /^\.(?!\.)/u.test(text)
    ? text.slice(1)
    : text;

/** Writes messages by the rules of a language for plurals and numbers. */
export function formatterOf(language: string) {
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);

  return function format(
    message: Message,
    values: Readonly<Record<string, Value>>,
    count = 0,
  ): string {
    return message
      .map((part, at) => {
        const before = message[at - 1];
        if (typeof part === 'string')
          return Array.isArray(before) ? afterValue(values[before[0]], part) : part;
        if (part === COUNT) return numbers.format(count);
        const [name, kind, choices = {}] = part;
        const value = values[name] ?? '';
        if (kind === undefined) return String(value);
        if (kind === 'number') return numbers.format(Number(value));
        const chosen =
          kind === 'plural'
            ? (choices[`=${value}`] ?? choices[plurals.select(Number(value))])
            : choices[value];
        return format(
          chosen ?? choices['other'] ?? [],
          values,
          kind === 'plural' ? Number(value) : count,
        );
      })
      .join('');
  };
}

const formatters = new Map<string, ReturnType<typeof formatterOf>>();
function formatterFor(locale: string) {
  const known = formatters.get(locale);
  if (known) return known;
  const made = formatterOf(locale);
  formatters.set(locale, made);
  return made;
}

/** Says a message, which is written in English, in the language of its reader. */
export const t: Words = (text, ...[given]) => {
  const { language, translated, note } = currentReader();
  const values = (given ?? {}) as Readonly<Record<string, Value>>;
  const message = messageOf(translated?.(text) ?? text);
  const made = formatterFor(localeOf(language))(message, values);
  note?.(made, text, values);
  return made;
};

/** Somebody's own words, in the quotation marks of the reader's language. */
export const quoted = (words: string): string => t('“{words}”', { words });
