import { translated } from '#platform/language/reader';
import { elementByKey } from '@ribbon/domain/training';

/** An element of the list has its name in the reader's language; others keep the words of their writer. */
export const inReadersWords = <Named extends { key: string; name: string }>(
  element: Named,
): Named =>
  elementByKey(element.key) === undefined
    ? element
    : { ...element, name: translated(element.name) };
