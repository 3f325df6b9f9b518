import type { VerificationService } from '#features/families';
import type { MediaLibrary } from '#features/media';
import type { ContentKind, MediaReader } from '#platform/content/content';
import type { Moderation } from '#features/moderation';
import { subscriber } from '#platform/outbox/domain-events';
import type { SignedIn } from '#platform/session/session';
import type { Platform } from '#platform/slice';
import { can } from '@ribbon/domain/accounts';
import { FORM_KEPT_DAYS } from '@ribbon/domain/guardian-forms';
import { formEmails } from './guardian-forms.emails.ts';
import { formNotifications } from './guardian-forms.notifications.ts';
import { formData } from './guardian-forms.personal-data.ts';
import { formRoutes } from './guardian-forms.routes.ts';
import { formService } from './guardian-forms.service.ts';
import { formStore } from './guardian-forms.store.ts';

interface Needs extends Platform {
  moderation: Moderation;
  media: MediaLibrary & { sweep(): Promise<void> };
  verification: VerificationService;
}

/** The moderators it does not concern see the picture; so does its guardian, who uploaded it. */
const pictureReader: MediaReader = async (db, formId, viewer) =>
  viewer !== undefined &&
  can(viewer, 'moderateContent') &&
  (await formStore.mayRead(db, formId, viewer.id))
    ? 'overseer'
    : 'closed';

const signedForm: ContentKind = {
  kind: 'guardian_form',
  media: { reader: pictureReader, hooks: { decided: async () => undefined } },
};

/** Forms that guardians sign, and moderators look at. */
export function createGuardianForms(needs: Needs) {
  const { db, clock, media } = needs;
  return {
    personalData: formData,
    routes: formRoutes(formService(needs)),
    notifications: formNotifications,
    emails: formEmails(needs),
    // The picture of a signature does not lie about until the next round of chores.
    subscribers: [subscriber('guardian-forms', 'guardian.form.decided', () => media.sweep())],
    waiting: {
      guardian_forms: ({ id }: SignedIn) => formStore.waiting(db, id, clock()),
    },
    overdue: { guardian_forms: () => formStore.overdue(db, clock()) },
    jobs: [
      {
        name: 'signed forms',
        keepDays: FORM_KEPT_DAYS,
        policy: 'Signed forms',
        sweep: formStore.removeBefore,
      },
      {
        name: 'signed forms for children who turned 13',
        keepDays: 0,
        sweep: formStore.removeOfGrownUp,
      },
    ],
    content: [signedForm],
  };
}
