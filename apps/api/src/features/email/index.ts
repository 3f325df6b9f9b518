export { claimMails } from './email.claims.ts';
export { clubEventMails } from './email.events.ts';
export { familyMails } from './email.families.ts';
export { moderationMails } from './email.moderation.ts';
export { privacyMails } from './email.privacy.ts';
export { reportMails } from './email.reports.ts';
export { reviewMails } from './email.reviews.ts';
export { securityMails } from './email.security.ts';
export { emailFailures, emailSubscribers } from './email.service.ts';
