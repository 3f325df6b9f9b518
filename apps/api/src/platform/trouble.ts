import { type Fault, commonFaults } from '@ribbon/domain/kernel';

/** What is wrong beneath us, and not with the request. */
export interface Trouble {
  readonly kind: 'away' | 'busy' | 'readOnly' | 'full';
  readonly fault: () => Fault<undefined>;
  /** When to come back. */
  readonly seconds: number;
}

const AWAY: Trouble = { kind: 'away', fault: commonFaults.unavailable, seconds: 5 };
const BUSY: Trouble = { kind: 'busy', fault: commonFaults.busy, seconds: 5 };
const READ_ONLY: Trouble = { kind: 'readOnly', fault: commonFaults.cannotSave, seconds: 30 };
const FULL: Trouble = { kind: 'full', fault: commonFaults.cannotSave, seconds: 60 };

/** SQL states and errors of the system; a state that is not here is asked for by its class. */
const TROUBLES: Readonly<Record<string, Trouble>> = {
  // The connection is lost, or there is none yet.
  '08': AWAY,
  '57P01': AWAY,
  '57P02': AWAY,
  '57P03': AWAY,
  '57P05': AWAY,
  ECONNREFUSED: AWAY,
  ECONNRESET: AWAY,
  EPIPE: AWAY,
  ETIMEDOUT: AWAY,
  ENOTFOUND: AWAY,
  EAI_AGAIN: AWAY,
  EHOSTUNREACH: AWAY,
  ENETUNREACH: AWAY,
  // Too much at once: connections, memory, locks, or a statement that took too long.
  '53': BUSY,
  '40001': BUSY,
  '40P01': BUSY,
  '55P03': BUSY,
  '57014': BUSY,
  EMFILE: BUSY,
  ENFILE: BUSY,
  // A replica, or a primary that has just lost its place.
  '25006': READ_ONLY,
  EROFS: READ_ONLY,
  // No room, or a disk that fails.
  '53100': FULL,
  '58030': FULL,
  ENOSPC: FULL,
  EDQUOT: FULL,
  EIO: FULL,
};

/** The driver and its pool have no code for these. */
const WORDS: readonly [RegExp, Trouble][] = [
  [/^Connection terminated|^Client (?:has encountered a connection error|was closed)/u, AWAY],
  [/^Query read timeout/u, AWAY],
  [/^timeout exceeded when trying to connect/u, BUSY],
];

/** What is wrong beneath us, if that is why something failed. */
export function troubleIn(error: unknown): Trouble | undefined {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const known = typeof code === 'string' ? (TROUBLES[code] ?? TROUBLES[classOf(code)]) : undefined;
  if (known !== undefined || typeof message !== 'string') return known;
  return WORDS.find(([words]) => words.test(message))?.[1];
}

/** The class of a SQL state; other codes have none. */
const classOf = (code: string): string => (/^[\dA-Z]{5}$/u.test(code) ? code.slice(0, 2) : '');

export type TroubleMemory = ReturnType<typeof troubleMemory>;

/** Remembers what was wrong last: only a write finds that the disk is full. */
export function troubleMemory(now: () => number = Date.now) {
  const last = new Map<Trouble['kind'], number>();
  const since = (kind: Trouble['kind']) => now() - (last.get(kind) ?? -Infinity);
  return {
    /** Notes trouble; says whether nothing of the kind was noted within the last second. */
    note({ kind }: Trouble): boolean {
      const isNews = since(kind) >= 1000;
      last.set(kind, now());
      return isNews;
    },

    /** Whether there was no room to save anything a moment ago. */
    isFull: (): boolean => since('full') < FULL.seconds * 1000,
  };
}
