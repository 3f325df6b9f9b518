import { amongReaders } from '#db/visibility/concerned';
import type { NotificationRules } from '#platform/notifications';
import type { UserId } from '@ribbon/domain/accounts';
import { reportStore } from './reports.store.ts';
import { asTicket } from './tickets/reports.tickets.scope.ts';
import { ticketStore } from './tickets/reports.tickets.store.ts';

export const reportNotifications: NotificationRules = {
  'content.reported': async ({ tx, people }, { reportId }) => {
    const report = await reportStore.find(tx, reportId);
    if (report === undefined) return [];
    const admins = await amongReaders(tx, asTicket(report.ticketId), await people.systemAdmins());
    const data = { urgent: report.childAtRiskNow };
    return admins.map(({ id: to }) => ({ to, type: 'report_waiting', data }));
  },

  'report.due': async ({ tx, people, now }, { ticketId }) => {
    if (!(await ticketStore.isOpen(tx, ticketId, now))) return [];
    const admins = await amongReaders(tx, asTicket(ticketId), await people.systemAdmins());
    return admins.map(({ id: to }) => ({ to, type: 'report_overdue', data: {} }));
  },

  'report.decided': async ({ tx }, { reportId, acted, isResolved }) => {
    const report = await reportStore.find(tx, reportId);
    const to = report?.reporterId as UserId | null | undefined;
    return to ? [{ to, type: 'report_decided', data: { acted, isResolved } }] : [];
  },
};
