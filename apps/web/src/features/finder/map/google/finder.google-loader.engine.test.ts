// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureIn, googleFailureOf } from './finder.google-failures.rules.ts';

const scripts: HTMLScriptElement[] = [];
const asked = () => scripts.length;
const fail = () => scripts.at(-1)?.dispatchEvent(new Event('error'));
let load: () => Promise<unknown>;

beforeEach(async () => {
  vi.resetModules();
  const { loadGoogle } = await import('./finder.google-loader.engine.ts');
  load = () => loadGoogle('a key');
  vi.useFakeTimers();
  scripts.length = 0;
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    scripts.push(script as HTMLScriptElement);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("Google's script", () => {
  it('is asked for with its libraries, and only once', async () => {
    vi.stubGlobal('google', { maps: { version: 'fake' } });
    const first = load();
    const second = load();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toBe(1);
    const address = new URL(scripts[0]?.src ?? '');
    expect(address.origin + address.pathname).toBe('https://maps.googleapis.com/maps/api/js');
    expect(address.searchParams.get('key')).toBe('a key');
    expect(address.searchParams.get('libraries')).toBe('geometry,places');
    window.ribbonGoogleMapsReady?.();
    expect(await first).toEqual({ version: 'fake' });
    expect(await second).toBe(await first);
  });

  it('is tried again after 1, 2 and 4 seconds, and then no more', async () => {
    const outcome = load().catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(0);
    for (const [tries, wait] of [1_000, 2_000, 4_000].entries()) {
      expect(asked()).toBe(tries + 1);
      fail();
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(asked()).toBe(tries + 1);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(asked()).toBe(4);
    fail();
    expect(await outcome).toBe('Failed to load Google Maps.');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(4);
  });

  it('may come with the second try', async () => {
    vi.stubGlobal('google', { maps: { version: 'fake' } });
    const maps = load();
    await vi.advanceTimersByTimeAsync(0);
    fail();
    await vi.advanceTimersByTimeAsync(1_000);
    window.ribbonGoogleMapsReady?.();
    expect(await maps).toEqual({ version: 'fake' });
  });

  it('is given up when it never arrives', async () => {
    const outcome = load().catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(4 * 20_000 + 7_000);
    expect(await outcome).toBe('Failed to load Google Maps.');
  });
});

describe('a refusal by Google', () => {
  const line = (code: string) =>
    `Google Maps JavaScript API error: ${code}\nhttps://developers.google.com/maps/...`;

  it.each([
    ['BillingNotEnabledMapError', 'billing'],
    ['InvalidKeyMapError', 'key'],
    ['ExpiredKeyMapError', 'key'],
    ['RefererNotAllowedMapError', 'key'],
    ['ApiNotActivatedMapError', 'key'],
    ['ApiProjectMapError', 'key'],
    ['SomethingNewMapError', undefined],
  ])('with %s is about: %s', (code, failure) => {
    expect(failureIn(line(code))).toBe(failure);
  });

  it('is not read into what others write', () => {
    expect(failureIn('InvalidKeyError in our own code')).toBeUndefined();
  });

  it('has a panel, whatever it is', () => {
    expect(['billing', 'key', new Error('offline'), undefined].map(googleFailureOf)).toEqual([
      'billing',
      'key',
      'general',
      'general',
    ]);
  });

  it('is read from the console, and the console still says it', async () => {
    const { onGoogleRefusal } = await import('./finder.google-loader.engine.ts');
    const reply = vi.spyOn(globalThis.console, 'error').mockReturnValue();
    const onRefusal = vi.fn<(failure: string) => void>();
    const forget = onGoogleRefusal(onRefusal);
    globalThis.console.error(line('BillingNotEnabledMapError'));
    expect(onRefusal).toHaveBeenCalledWith('billing');
    expect(reply).toHaveBeenCalledOnce();
    forget();
    globalThis.console.error(line('InvalidKeyMapError'));
    expect(onRefusal).toHaveBeenCalledOnce();
  });

  it('is billing when the console says so, also if the key is blamed', async () => {
    const { onGoogleRefusal } = await import('./finder.google-loader.engine.ts');
    vi.spyOn(globalThis.console, 'error').mockReturnValue();
    const onRefusal = vi.fn<(failure: string) => void>();
    const forget = onGoogleRefusal(onRefusal);
    window.gm_authFailure?.();
    globalThis.console.error(line('BillingNotEnabledMapError'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onRefusal.mock.calls).toEqual([['billing']]);
    forget();
  });

  it('of the key is read from its own call', async () => {
    const { onGoogleRefusal } = await import('./finder.google-loader.engine.ts');
    const onRefusal = vi.fn<(failure: string) => void>();
    onGoogleRefusal(onRefusal);
    window.gm_authFailure?.();
    await vi.advanceTimersByTimeAsync(250);
    expect(onRefusal).toHaveBeenCalledWith('key');
  });
});
