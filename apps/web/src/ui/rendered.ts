import {
  type ComponentPropsWithRef,
  type ElementType,
  type ReactElement,
  cloneElement,
  createElement,
} from 'react';
import { cx } from './cx.ts';

type Given = Readonly<Record<string, unknown>>;
type Handler = (...args: unknown[]) => void;

/** The props of a tag, and an element to draw in its place, which gets them. */
export type RenderProps<Tag extends ElementType> = ComponentPropsWithRef<Tag> & {
  render?: ReactElement<Given> | undefined;
};

const isHandler = (key: string, value: unknown): value is Handler =>
  /^on[A-Z]/u.test(key) && typeof value === 'function';

/** Later ones win; classes are joined, and of two handlers both are called. */
function merged(first: Given, second: Given): Record<string, unknown> {
  const both = Object.entries(second).map(([key, value]) => {
    const before = first[key];
    if (key === 'className') return [key, cx(before as string, value as string)];
    if (!isHandler(key, before) || !isHandler(key, value)) return [key, value ?? before];
    const each: Handler = (...args) => {
      value(...args);
      before(...args);
    };
    return [key, each];
  });
  return { ...first, ...Object.fromEntries(both) };
}

/**
 * Draws a tag, or the element that was given in its place. Small on purpose: it is part of what every
 * page loads.
 */
export function rendered(
  tag: string,
  own: Given,
  { render, ...given }: Given & { render?: ReactElement<Given> | undefined },
): ReactElement {
  const props = merged(own, given);
  return render ? cloneElement(render, merged(props, render.props)) : createElement(tag, props);
}
