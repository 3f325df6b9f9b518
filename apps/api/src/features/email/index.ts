export { inWordsOf, layOut } from './sending/email.layout.format.ts';
export { createEmail } from './email.slice.ts';
export { testEmail } from './sending/email.test-send.service.ts';
export { several } from './email.waiting.service.ts';
