export { emailFailures, emailSubscribers } from './email.service.ts';
