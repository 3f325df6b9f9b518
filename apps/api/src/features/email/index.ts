export { layOut } from './sending/email.layout.format.ts';
export { createEmail } from './email.slice.ts';
export { testLetter } from './sending/email.test-send.service.ts';
export { several } from './email.waiting.service.ts';
