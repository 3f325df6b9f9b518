import { amongReaders } from '#db/visibility/concerned';
import type { NotificationRules } from '#platform/notifications';
import { asForm } from './guardian-forms.service.ts';
import { formStore } from './guardian-forms.store.ts';

export const formNotifications: NotificationRules = {
  'guardian.form.sent': async ({ tx, people }, { formId }) => {
    if ((await formStore.find(tx, formId))?.state !== 'waiting') return [];
    const admins = await amongReaders(tx, asForm(formId), await people.systemAdmins());
    return admins.map(({ id: to }) => ({ to, type: 'guardian_form_waiting', data: {} }));
  },
  'guardian.form.decided': async ({ tx, people }, { formId }) => {
    const form = await formStore.find(tx, formId);
    const child = form && (await people.person(form.childId));
    if (child === undefined || form?.problem == null) return [];
    const { guardianId: to, problem } = form;
    return [{ to, type: 'guardian_form_declined', data: { child: child.shown, problem } }];
  },
};
