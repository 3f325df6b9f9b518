import * as z from 'zod';
import { endpoint, fault, nothing, linkToken } from '../kernel/index.ts';
import { ContactMessage, Operator, SiteFigures, WaitlistSignup } from './site.schema.ts';

const HOUR = 3600;

export const siteFaults = {
  confirmationSpent: fault(
    'confirmationSpent',
    410,
    'This link has expired. Please join the waitlist again to get a new one.',
  ),
};

export const siteEndpoints = {
  figures: endpoint({
    method: 'GET',
    path: '/site/figures',
    access: 'anyone',
    summary: 'Returns the figures on the landing page.',
    returns: SiteFigures,
  }),
  operator: endpoint({
    method: 'GET',
    path: '/site/operator',
    access: 'anyone',
    summary: 'Returns who runs this installation, and how to contact them.',
    returns: Operator,
  }),
  joinWaitlist: endpoint({
    method: 'POST',
    path: '/waitlist',
    access: 'anyone',
    summary: 'Joins the waitlist; an email asks for confirmation.',
    body: WaitlistSignup,
    returns: nothing,
    limit: { max: 10, seconds: HOUR },
  }),
  confirmWaitlist: endpoint({
    method: 'POST',
    path: '/waitlist/confirm',
    access: 'anyone',
    summary: 'Confirms a place on the waitlist with the emailed link.',
    body: z.object({ token: linkToken() }),
    returns: nothing,
    faults: [siteFaults.confirmationSpent],
    limit: { max: 30, seconds: HOUR },
  }),
  contact: endpoint({
    method: 'POST',
    path: '/contact',
    access: 'anyone',
    summary: 'Sends a message to the people who run the platform.',
    body: ContactMessage,
    returns: nothing,
    limit: { max: 5, seconds: HOUR },
  }),
};
