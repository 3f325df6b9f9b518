import { type Markup, afterValue } from '@ribbon/domain/kernel';
import { Fragment, type ReactElement, type ReactNode, cloneElement, createElement } from 'react';

/**
 * Puts values and elements where a language has them: the build calls this for markup with words in it,
 * which then is one message for a translator.
 */
export function wordsIn(
  message: Markup,
  values: Readonly<Record<string, ReactNode>>,
  elements: readonly ReactElement[],
): ReactNode {
  const lastOf = (part: Markup[number] | undefined): ReactNode => {
    if (!Array.isArray(part)) return null;
    const [what, within] = part;
    return typeof what === 'string' ? values[what] : lastOf(within?.at(-1));
  };
  const write = (parts: Markup): ReactNode[] =>
    parts.map((part, at) => {
      if (typeof part === 'string') return afterValue(lastOf(parts[at - 1]), part);
      const [what, within] = part;
      if (typeof what === 'string') return values[what];
      const element = elements[what];
      if (element === undefined || !Array.isArray(within)) return element;
      return cloneElement(element, {}, ...write(within as Markup));
    });
  return createElement(Fragment, {}, ...write(message));
}
