/// <reference types="google.maps" />
import { type GoogleFailure, failureIn } from './finder.google-failures.rules.ts';

const SCRIPT = 'https://maps.googleapis.com/maps/api/js';
const CALLBACK = 'ribbonGoogleMapsReady';
const PAUSES = [1_000, 2_000, 4_000];
const TIMEOUT_MS = 20_000;

declare global {
  interface Window {
    [CALLBACK]?: () => void;
    /** Google calls it when it does not accept the key. */
    gm_authFailure?: () => void;
  }
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

function fetchOnce(key: string): Promise<void> {
  const query = new URLSearchParams({
    key,
    libraries: 'geometry,places',
    loading: 'async',
    callback: CALLBACK,
    region: 'GB',
  });
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = () => {
      script.remove();
      reject(new Error('Failed to load Google Maps.'));
    };
    const late = setTimeout(giveUp, TIMEOUT_MS);
    window[CALLBACK] = () => {
      clearTimeout(late);
      resolve();
    };
    script.addEventListener('error', () => {
      clearTimeout(late);
      giveUp();
    });
    script.src = `${SCRIPT}?${query}`;
    script.async = true;
    document.head.append(script);
  });
}

async function fetchWithRetries(key: string): Promise<typeof google.maps> {
  for (const wait of PAUSES) {
    try {
      await fetchOnce(key);
      return google.maps;
    } catch {
      await pause(wait);
    }
  }
  await fetchOnce(key);
  return google.maps;
}

let loading: Promise<typeof google.maps> | undefined;

/** Google's script, asked for once; tried again three times, each time after a longer pause. */
export function loadGoogle(key: string): Promise<typeof google.maps> {
  loading ??= fetchWithRetries(key).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Finds out why Google refuses to draw. It says that it does by calling a function, and why only in the
 * console, so that is listened to as long as a map is open.
 */
export function onGoogleRefusal(listener: (failure: GoogleFailure) => void): () => void {
  const { console: log } = globalThis;
  const { error } = log;
  let isTold = false;
  const tell = (failure: GoogleFailure) => {
    if (!isTold) listener(failure);
    isTold = true;
  };
  log.error = (...words: unknown[]) => {
    error.apply(log, words);
    const failure = failureIn(words.map(String).join(' '));
    if (failure) tell(failure);
  };
  // Its line in the console may follow the call, and says more.
  window.gm_authFailure = () => void setTimeout(() => tell('key'), 250);
  return () => {
    log.error = error;
    delete window.gm_authFailure;
  };
}
