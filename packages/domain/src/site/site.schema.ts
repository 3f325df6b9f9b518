import * as z from 'zod';
import { phrase, prose } from '../kernel/index.ts';

/** An entry on the waitlist that nobody confirms is forgotten. */
export const UNCONFIRMED_WAITLIST_DAYS = 30;

export const WaitlistUserType = z.enum(['gymnast', 'parent', 'coach', 'club_owner']);
export type WaitlistUserType = z.infer<typeof WaitlistUserType>;

export const WAITLIST_TYPE_LABELS: Readonly<Record<WaitlistUserType, string>> = {
  gymnast: 'Gymnast',
  parent: 'Parent or guardian',
  coach: 'Coach',
  club_owner: 'Club owner',
};

const siteEmail = z
  .string('Please enter an email address')
  .trim()
  .min(1, 'Please enter an email address')
  .max(254, 'Please enter a valid email address')
  .toLowerCase()
  .pipe(z.email('Please enter a valid email address'));

export const WaitlistSignup = z.object({
  email: siteEmail,
  userType: z.enum(WaitlistUserType.options, 'Please select your role'),
});
export type WaitlistSignup = z.infer<typeof WaitlistSignup>;

export const ContactTopic = z.enum(['support', 'safety', 'privacy', 'data_protection', 'legal']);
export type ContactTopic = z.infer<typeof ContactTopic>;

export const CONTACT_TOPIC_LABELS: Readonly<Record<ContactTopic, string>> = {
  support: 'Help with this site',
  safety: 'A safety concern',
  privacy: 'Privacy',
  data_protection: 'My data (see, correct or delete it)',
  legal: 'Legal',
};

export const CONTACT_MESSAGE_MAX = 2000;

export const ContactMessage = z.object({
  name: phrase(80, {
    required: 'Please tell us your name',
    tooLong: 'Names can be up to 80 characters',
  }),
  email: siteEmail,
  topic: z.enum(ContactTopic.options, 'Please choose what this is about'),
  message: prose(CONTACT_MESSAGE_MAX, {
    required: 'Please write a message',
    tooLong: 'Messages can be up to 2000 characters',
  }),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** A figure below this is not shown: small numbers impress nobody and may point at somebody. */
export const SMALLEST_FIGURE = 10;

/** True counts for the landing page; null while too small to show. */
export const SiteFigures = z.object({
  families: z.int().nullable(),
  clubs: z.int().nullable(),
  countries: z.int().nullable(),
});
export type SiteFigures = z.infer<typeof SiteFigures>;

/** Who runs the installation, for its policy pages. */
export const Operator = z.object({
  name: z.string(),
  address: z.string(),
  email: z.string(),
  /** The data protection contact: a name, an address or both. */
  dataProtection: z.string(),
});
export type Operator = z.infer<typeof Operator>;
