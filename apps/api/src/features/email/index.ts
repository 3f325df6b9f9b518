export { clubMails } from './email.clubs.ts';
export { familyMails } from './email.families.ts';
export { moderationMails } from './email.moderation.ts';
export { privacyMails } from './email.privacy.ts';
export { securityMails } from './email.security.ts';
export { emailFailures, emailSubscribers } from './email.service.ts';
