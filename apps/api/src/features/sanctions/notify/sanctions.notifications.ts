import type { People } from '#db/people/people';
import type { NotificationDraft, NotificationRules } from '#platform/notifications';
import { type UserId, isMinor } from '@ribbon/domain/accounts';
import { sanctionPolicy } from '@ribbon/domain/sanctions';
import { type DecisionNews, sanctionNews } from './sanctions.notifications.store.ts';

/**
 * The recipients for a decision: the guardians of a minor are notified, and the minor may have to
 * wait until one of them has read it.
 */
export async function audienceOf(people: People, personId: UserId, isOpened: boolean) {
  const person = await people.person(personId);
  if (person === undefined) return undefined;
  const isSoft = sanctionPolicy.goesToGuardianFirst(person) && !isOpened;
  const guardians = isMinor(person.ageBand) ? await people.guardiansOf(personId) : [];
  return { person, guardians, isSoft };
}

const newsIn = ({ kind, untilAt }: DecisionNews) => ({
  kind,
  until: untilAt?.toISOString() ?? null,
});

type ForChild = 'decision_undone' | 'content_kept_hidden';

/** Notifies the person, unless a guardian has yet to tell them, and their guardians. */
async function bothOf(
  people: People,
  news: DecisionNews,
  type: ForChild,
): Promise<NotificationDraft[]> {
  const audience = await audienceOf(people, news.personId, news.isOpened);
  if (audience === undefined) return [];
  const by = news.personId;
  return [
    ...(audience.isSoft ? [] : [{ to: by, type, data: { isForChild: false } } as const]),
    ...audience.guardians.map(({ id: to }) => ({ to, type, data: { isForChild: true }, by })),
  ];
}

export const sanctionNotifications: NotificationRules = {
  'sanction.applied': async ({ tx, people }, { sanctionId }) => {
    const news = await sanctionNews.ofSanction(tx, sanctionId);
    const audience = news && (await audienceOf(people, news.personId, news.isOpened));
    if (news === undefined || audience === undefined || news.isLifted) return [];
    const { personId } = news;
    const data = newsIn(news);
    return [
      audience.isSoft
        ? { to: personId, type: 'decision_soft', data: {} }
        : { to: personId, type: 'decision_about_you', data },
      ...audience.guardians.map(({ id: to }) => ({
        to,
        type: 'decision_about_child' as const,
        data: { ...data, isFirst: audience.isSoft },
        by: personId,
      })),
    ];
  },
  'sanction.opened': async ({ tx }, { sanctionId }) => {
    const news = await sanctionNews.ofSanction(tx, sanctionId);
    if (news === undefined || news.isLifted) return [];
    return [{ to: news.personId, type: 'decision_about_you', data: newsIn(news) }];
  },
  'sanction.undone': async ({ tx, people }, { sanctionId }) => {
    const news = await sanctionNews.ofSanction(tx, sanctionId);
    return news ? bothOf(people, news, 'decision_undone') : [];
  },
  'sanction.kept': async ({ tx, people }, { sanctionId }) => {
    const news = await sanctionNews.ofSanction(tx, sanctionId);
    return news && !news.isLifted ? bothOf(people, news, 'content_kept_hidden') : [];
  },
  'sanction.sent_again': async ({ tx, people }, { sanctionId }) => {
    if (!(await sanctionNews.isSentAgain(tx, sanctionId))) return [];
    const admins = await people.systemAdmins();
    return admins.map(({ id: to }) => ({
      to,
      type: 'hidden_sent_again',
      data: {},
      about: 'hidden-content',
    }));
  },
  'appeal.filed': async ({ tx, people }, { appealId }) => {
    if (!(await sanctionNews.isWaiting(tx, appealId))) return [];
    const admins = await people.systemAdmins();
    return admins.map(({ id: to }) => ({ to, type: 'appeal_waiting', data: {}, about: 'appeals' }));
  },
  'appeal.decided': async ({ tx, people }, { appealId }) => {
    const appeal = await sanctionNews.ofAppeal(tx, appealId);
    const audience = appeal && (await audienceOf(people, appeal.personId, appeal.isOpened));
    if (appeal === undefined || audience === undefined) return [];
    const { outcome, personId: by } = appeal;
    return [
      { to: by, type: 'appeal_decided', data: { outcome, isForChild: false } },
      ...audience.guardians.map(({ id: to }) => ({
        to,
        type: 'appeal_decided' as const,
        data: { outcome, isForChild: true },
        by,
      })),
    ];
  },
};
