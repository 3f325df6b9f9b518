import { describe, expect, it } from 'vitest';
import { topicMemory } from './topic-memory.ts';

const counting = () => {
  let reads = 0;
  return async () => (reads += 1);
};

describe('what is remembered about a topic', () => {
  it('is read each time until the listener has proved that it hears', async () => {
    const memory = topicMemory();
    const read = counting();
    expect([await memory.of('settings', read), await memory.of('settings', read)]).toEqual([1, 2]);
    memory.onListening();
    expect([await memory.of('settings', read), await memory.of('settings', read)]).toEqual([3, 3]);
  });

  it('is read again once the topic was announced, and when the listener is lost', async () => {
    const memory = topicMemory();
    const read = counting();
    memory.onListening();
    await memory.of('settings', read);
    memory.forget('settings');
    expect(await memory.of('settings', read)).toBe(2);
    memory.onListenerLost();
    expect([await memory.of('settings', read), await memory.of('settings', read)]).toEqual([3, 4]);
  });

  it('is read once for all who ask meanwhile, and again for those who ask after a change', async () => {
    const memory = topicMemory();
    const read = counting();
    memory.onListening();
    const ask = async () => memory.of('settings', read);
    const asked = [ask(), ask()];
    memory.forget('settings');
    asked.push(ask(), ask());
    expect(await Promise.all(asked)).toEqual([1, 1, 2, 2]);
    expect(await memory.of('settings', read)).toBe(2);
  });

  it('is asked for again when it could not be read', async () => {
    const memory = topicMemory();
    memory.onListening();
    const failing = memory.of('settings', async () => Promise.reject(new Error('away')));
    await expect(failing).rejects.toThrow('away');
    expect(await memory.of('settings', async () => 'there')).toBe('there');
  });

  it('is not kept when it changed while it was read', async () => {
    const memory = topicMemory();
    memory.onListening();
    const old = memory.of('settings', async () => {
      memory.forget('settings');
      return 'before';
    });
    expect(await old).toBe('before');
    expect(await memory.of('settings', async () => 'after')).toBe('after');
  });
});
