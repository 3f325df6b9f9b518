/** The time, as a dependency: tests turn it, everything else reads it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
