import { type ComponentType, Suspense, createElement, lazy, useState } from 'react';

/**
 * A component whose code is fetched when it is first shown; until then nothing stands in its place.
 * What is there already is shown at once.
 */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => (loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await preload() })) as unknown as ComponentType<Props>;
  function Lazily(props: Props) {
    // One of the two for as long as it is shown, as switching would remount it.
    const [Shown] = useState(() => loaded ?? Lazy);
    return createElement(Suspense, undefined, createElement(Shown, props));
  }
  return Object.assign(Lazily, { preload });
}
