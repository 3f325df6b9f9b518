import { fault } from '../kernel/index.ts';

export const emailFaults = {
  /** With what the mail server said, without addresses. */
  testFailed: fault('testEmailFailed', 409, 'Test failed'),
};
