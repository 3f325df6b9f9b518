import { preloadDialogs } from '#ui';
import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A second, the default, can be missing on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Requests that no server of a test answers. Left to the network they fail and are tried again a
 * second later, in the middle of another test.
 */
const unanswered: string[] = [];
globalThis.fetch = (address) => {
  unanswered.push(address instanceof Request ? address.url : String(address));
  return new Promise(() => undefined);
};
afterEach(() => {
  const asked = unanswered.splice(0).join(', ');
  if (asked !== '') throw new Error(`No server of this test answers ${asked}.`);
});

// No test is about how dialogs are fetched.
await preloadDialogs();
