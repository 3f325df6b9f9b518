/** The time an answer travels, and whole seconds in its header, are no difference of clocks. */
const NOISE_MS = 5000;

let ahead = 0;

/** Learns from the `date` of an answer how far this device's clock is off. */
export function noteServerTime(date: string | null): void {
  const offset = Date.parse(date ?? '') - Date.now();
  if (Math.abs(offset - ahead) > NOISE_MS) ahead = offset;
}

/** The server's time, whatever this device believes: the server ends sessions by its own clock. */
export const serverNow = (): number => Date.now() + ahead;
