import { amongReaders } from '#db/visibility/concerned';
import type { Recipient } from '#db/people/people';
import type { NotificationContext, NotificationRules } from '#platform/notifications';
import type { CaseId } from '@ribbon/domain/safeguarding';
import { asCase } from './cases/safeguarding.scope.ts';
import { talkStore } from './talk/safeguarding.talk.store.ts';

export const safeguardingNotifications: NotificationRules = {
  'safeguarding.opened': async (context, { caseId }) =>
    (await readersOf(context, caseId)).map(({ id: to }) => ({
      to,
      type: 'case_opened',
      data: { caseId },
    })),
  'safeguarding.overdue': async (context, { caseId }) =>
    (await readersOf(context, caseId)).map(({ id: to }) => ({
      to,
      type: 'case_overdue',
      data: { caseId },
    })),
  'safeguarding.replied': async (context, { caseId }) =>
    (await readersOf(context, caseId)).map(({ id: to }) => ({
      to,
      type: 'case_replied',
      data: { caseId },
    })),
  // Only to the child: its guardians hear nothing of it.
  'safeguarding.answered': async ({ tx }, { caseId }) => {
    const to = await talkStore.childOf(tx, caseId);
    return to === null ? [] : [{ to, type: 'talk_answered', data: {} }];
  },
  'safeguarding.handedOver': async (_, { caseId, to, by }) => [
    { to, type: 'case_handed_over', data: { caseId }, by },
  ],
};

/** The system admins who may know of a case: not those it concerns. */
const readersOf = async (
  { tx, people }: Pick<NotificationContext, 'tx' | 'people'>,
  caseId: CaseId,
): Promise<Recipient[]> => amongReaders(tx, asCase(caseId), await people.systemAdmins());
