export { layOut } from './email.layout.ts';
export { createEmail } from './email.slice.ts';
export { testLetter } from './email.trial.ts';
export { several } from './email.waiting.ts';
