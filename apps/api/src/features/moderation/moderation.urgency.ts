const HOUR_MS = 3_600_000;
/** The promise of the child-safety page. */
const HOURS = { emergency: 1, urgent: 4 } as const;

export type Urgency = keyof typeof HOURS;

/** When somebody has looked into it at the latest. */
export const dueBy = (urgency: Urgency, at: Date): Date =>
  new Date(at.getTime() + HOURS[urgency] * HOUR_MS);
