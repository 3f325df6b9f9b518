// @vitest-environment happy-dom
import { accountFaults } from '@ribbon/domain/accounts';
import { commonFaults } from '@ribbon/domain/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTries } from './tries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Attempt = (signal: AbortSignal) => Promise<string>;

function ask(attempt: Attempt, limits = { seconds: 15, tries: 3 }) {
  const asked = vi.fn<Attempt>(attempt);
  let outcome: unknown = 'nothing yet';
  const note = (value: unknown) => {
    outcome = value;
  };
  withTries(asked, limits).then(note, note);
  const after = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return { tries: asked.mock.calls.length, outcome };
  };
  return { asked, after };
}

const lost = new TypeError('Failed to fetch');
const never = () => new Promise<string>(() => undefined);
const answering = (milliseconds: number) => async () => {
  await new Promise((done) => {
    setTimeout(done, milliseconds);
  });
  return 'welcome';
};

describe('a call', () => {
  it('that fails is tried again after one second, then after two, then no more', async () => {
    const { after } = ask(() => Promise.reject(lost));
    expect(await after(999)).toMatchObject({ tries: 1 });
    expect(await after(1)).toMatchObject({ tries: 2 });
    expect(await after(1999)).toMatchObject({ tries: 2, outcome: 'nothing yet' });
    expect(await after(1)).toEqual({ tries: 3, outcome: lost });
    expect(await after(60_000)).toEqual({ tries: 3, outcome: lost });
  });

  it('that the server cannot answer now is tried again, and not one that it refuses', async () => {
    const busy = commonFaults.busy();
    const { after } = ask(() => Promise.reject(busy));
    expect(await after(3000)).toEqual({ tries: 3, outcome: busy });
    const refused = commonFaults.notFound();
    const once = ask(() => Promise.reject(refused));
    expect(await once.after(3000)).toEqual({ tries: 1, outcome: refused });
  });

  it.each([10, 15, 30])(
    'that hangs is tried three times within %d seconds, not after',
    async (seconds) => {
      const { after, asked } = ask(never, { seconds, tries: 3 });
      const third = Math.ceil((seconds * 1000) / 3);
      expect(await after(third)).toMatchObject({ tries: 2 });
      expect(await after(third)).toMatchObject({ tries: 3 });
      expect(await after(seconds * 1000 - 2 * third - 1)).toMatchObject({ outcome: 'nothing yet' });
      const { tries, outcome } = await after(1);
      expect(tries).toBe(3);
      expect(outcome).toMatchObject({ name: 'TimeoutError' });
      expect(asked.mock.calls.every(([signal]) => signal.aborted)).toBe(true);
      expect((await after(60_000)).tries).toBe(3);
    },
  );

  it('that is only slow is answered by its first try, whatever was begun meanwhile', async () => {
    const { after } = ask(answering(9000), { seconds: 10, tries: 3 });
    expect(await after(8999)).toEqual({ tries: 3, outcome: 'nothing yet' });
    expect(await after(1)).toEqual({ tries: 3, outcome: 'welcome' });
  });

  it('that hung once is answered by the second try', async () => {
    let calls = 0;
    const { after } = ask(() => {
      calls += 1;
      return calls === 1 ? never() : answering(10)();
    });
    expect(await after(5010)).toEqual({ tries: 2, outcome: 'welcome' });
  });

  it('that was refused is not tried again', async () => {
    const refusal = accountFaults.wrongCredentials();
    const { after } = ask(() => Promise.reject(refusal));
    expect(await after(60_000)).toEqual({ tries: 1, outcome: refusal });
  });

  it('that must not arrive twice is sent once', async () => {
    const once = { seconds: 30, tries: 1 };
    expect(await ask(() => Promise.reject(lost), once).after(0)).toEqual({
      tries: 1,
      outcome: lost,
    });
    const hanging = ask(never, once);
    expect(await hanging.after(29_999)).toEqual({ tries: 1, outcome: 'nothing yet' });
    expect((await hanging.after(1)).outcome).toMatchObject({ name: 'TimeoutError' });
  });

  it('without a network says so at once', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await ask(() => Promise.reject(lost)).after(0)).toEqual({ tries: 1, outcome: lost });
  });
});
