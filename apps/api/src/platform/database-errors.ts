/** The name of the unique rule that an insert or update broke, if that is what went wrong. */
export function conflictIn(error: unknown): string | undefined {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23505' && typeof constraint === 'string' ? constraint : undefined;
}
