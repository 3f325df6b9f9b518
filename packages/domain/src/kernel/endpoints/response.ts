/** Within how many hours somebody has looked at what was reported: the child-safety page promises it. */
export const RESPONSE_HOURS = { emergency: 1, urgent: 4, general: 24 } as const;
