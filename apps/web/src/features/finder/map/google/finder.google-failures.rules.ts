export type GoogleFailure = 'billing' | 'key' | 'general';

const BILLING = /BillingNotEnabled|OverQuota|ClientBilling/u;
const KEY =
  /(?:Invalid|Missing|Expired|Deleted|Unauthorized)(?:Key|URL|ClientId)|NoApiKeys|ApiNotActivated|ApiTargetBlocked|RefererNotAllowed|RefererDenied|ProjectDenied|ApiProject/u;

/** Which of its documented errors Google has written to the console; nothing for other lines. */
export function failureIn(line: string): Exclude<GoogleFailure, 'general'> | undefined {
  if (!line.includes('Google Maps')) return undefined;
  if (BILLING.test(line)) return 'billing';
  return KEY.test(line) ? 'key' : undefined;
}

/** The panel for what went wrong; whatever is not known is a general failure. */
export const googleFailureOf = (error: unknown): GoogleFailure =>
  error === 'billing' || error === 'key' ? error : 'general';
