// @vitest-environment happy-dom
import { show } from '#testing/screen.fixture.tsx';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { topic } from './invalidate.ts';
import { invalidateEverywhere, useRealtime } from './realtime.ts';

/** The stream of the server, as the test speaks on it. */
class Stream extends EventTarget {
  static opened: Stream[] = [];
  isClosed = false;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  say(kind: string, data?: unknown) {
    act(() => void this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data) })));
  }
  close() {
    this.isClosed = true;
  }
}
beforeEach(() => {
  Stream.opened = [];
  vi.stubGlobal('EventSource', Stream);
  // Without locks each tab listens for itself.
  vi.stubGlobal('navigator', { onLine: true });
  return () => void vi.unstubAllGlobals();
});

function otherTab() {
  const channel = new BroadcastChannel('ribbon-realtime');
  onTestFinished(() => channel.close());
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }) => heard.push(data));
  return { heard, say: (words: string) => channel.postMessage(words) };
}

/** How often each of two lists has been read by a tab. */
async function open() {
  const reads = { clubs: 0, friends: 0 };
  function Lists() {
    useRealtime('mia');
    useQuery({ queryKey: [topic('clubs')], queryFn: async () => (reads.clubs += 1) });
    useQuery({ queryKey: [topic('friends')], queryFn: async () => (reads.friends += 1) });
    return <p>Lists</p>;
  }
  const { queries } = show(<Lists />);
  await screen.findByText('Lists');
  await expect.poll(() => reads).toEqual({ clubs: 1, friends: 1 });
  const [stream] = Stream.opened;
  if (!stream) throw new Error('No stream was opened');
  return { reads, queries, stream };
}

it('reads again what the server announces, and lets the other tabs know', async () => {
  const tab = otherTab();
  const { reads, stream } = await open();
  stream.say('changed', 'clubs');
  await expect.poll(() => reads).toEqual({ clubs: 2, friends: 1 });
  await expect.poll(() => tab.heard).toEqual(['clubs']);
});

it('reads everything again when nobody knows what was missed', async () => {
  const { reads, stream } = await open();
  stream.say('missed');
  await expect.poll(() => reads).toEqual({ clubs: 2, friends: 2 });
});

it('reads again what another tab has changed', async () => {
  const { reads } = await open();
  otherTab().say('friends');
  await expect.poll(() => reads).toEqual({ clubs: 1, friends: 2 });
});

it('reads what it has changed itself once, although it tells the others', async () => {
  const tab = otherTab();
  const { reads, queries } = await open();
  await act(() => invalidateEverywhere(queries, 'clubs'));
  await expect.poll(() => tab.heard).toEqual(['clubs']);
  // Whatever the tab said to itself would have come before this.
  tab.say('friends');
  await expect.poll(() => reads.friends).toBe(2);
  expect(reads.clubs).toBe(2);
});
