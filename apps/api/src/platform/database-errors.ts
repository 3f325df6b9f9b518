/** The name of the unique rule that an insert or update broke, if that is what went wrong. */
export function conflictIn(error: unknown): string | undefined {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23505' && typeof constraint === 'string' ? constraint : undefined;
}

const AWAY_CODES = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  'ECONNREFUSED',
  'ECONNRESET',
]);
const AWAY_WORDS = /^Connection terminated|^timeout exceeded when trying to connect/u;

/** Whether the database cannot be reached at present; nothing is wrong with the request. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return (
    (typeof code === 'string' && AWAY_CODES.has(code)) ||
    (typeof message === 'string' && AWAY_WORDS.test(message))
  );
}
