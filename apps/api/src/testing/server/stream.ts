import type { Person } from '../world.ts';

/** What an EventSource does, as far as the test needs it. */
export async function listen(
  address: string,
  { who, lastSeen }: { who?: Person; lastSeen?: number } = {},
) {
  const left = new AbortController();
  const response = await fetch(`${address}/api/stream`, {
    signal: left.signal,
    headers: {
      ...(lastSeen !== undefined && { 'last-event-id': String(lastSeen) }),
      ...(who && { cookie: who.cookie }),
    },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    close: () => left.abort(),
    async next(): Promise<{ id: number; topic: string }> {
      for (;;) {
        const event = /(?:id: (\d+)\n)?event: (?:changed|missed)\ndata: (.+)\n\n/u.exec(text);
        if (event) {
          text = text.slice(event.index + event[0].length);
          return { id: Number(event[1] ?? 0), topic: JSON.parse(event[2] ?? '""') };
        }
        const chunk = await reader?.read();
        if (!chunk || chunk.done) throw new Error('the stream ended');
        text += chunk.value;
      }
    },
  };
}
