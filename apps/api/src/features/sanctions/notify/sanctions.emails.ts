import { type Recipient, peopleIn } from '#db/people/people';
import {
  type EmailContent,
  type EmailDefinition,
  defineEmail,
  together,
} from '#platform/mail/emails';
import { translated } from '#platform/language/reader';
import type { Platform } from '#platform/slice';
import { type UserId, dateTimeText } from '@ribbon/domain/accounts';
import { SANCTION_LABELS } from '@ribbon/domain/sanctions';
import { type DecisionNews, sanctionNews } from './sanctions.notifications.store.ts';
import { audienceOf } from './sanctions.notifications.ts';
import { inSentence, t } from '@ribbon/domain/kernel';

type PendingNotification = NonNullable<Awaited<ReturnType<typeof audienceOf>>>;
interface Facts extends PendingNotification {
  news: Pick<DecisionNews, 'kind' | 'untilAt'> | undefined;
}

const MINE = 'Please read what we decided and why. You can appeal within 20 days.';

/** Tells people that there is something to read. What it says is on their own screen, not in a mailbox. */
export function sanctionEmails({ db, clock, config }: Platform): EmailDefinition[] {
  const people = () => peopleIn(db, clock());
  const audience = (personId: UserId, isOpened: boolean) =>
    audienceOf(people(), personId, isOpened);

  async function about(sanctionId: Parameters<typeof sanctionNews.ofSanction>[1]) {
    const news = await sanctionNews.ofSanction(db, sanctionId);
    const reached = news && (await audience(news.personId, news.isOpened));
    return news && reached && { ...reached, news };
  }

  /** What was undone before anybody was told is not told any more. */
  async function inForce(sanctionId: Parameters<typeof about>[0]) {
    const facts = await about(sanctionId);
    return facts?.news.isLifted === false ? facts : undefined;
  }

  const page = (
    reader: Recipient,
    subject: string,
    paragraphs: readonly string[],
  ): EmailContent => ({
    subject,
    preview: paragraphs[0] ?? subject,
    greeting: t('Hello {reader},', { reader: reader.name }),
    paragraphs,
    button: { label: 'Read the decision', href: `${config.publicUrl}/account/decisions` },
  });

  const labelOf = ({ news }: { news: Pick<DecisionNews, 'kind'> }) =>
    inSentence(translated(SANCTION_LABELS[news.kind]));
  const until = ({ news }: Facts): string[] =>
    news?.untilAt ? [t('It ends on {untilAt}.', { untilAt: dateTimeText(news.untilAt) })] : [];

  const person = ({ person: reader, isSoft }: PendingNotification) => (isSoft ? [] : [reader]);

  return [
    defineEmail({
      on: 'sanction.applied',
      template: 'decision_about_you',
      kind: 'decision_about_you',
      about: ({ sanctionId }) => inForce(sanctionId),
      to: (facts) => person(facts),
      write: (facts, { reader, platformName }) =>
        page(reader, t('A decision about you on {platformName}', { platformName }), [
          t(
            'Our team has made a decision about your account or something you shared ({kind}). {mine}',
            { kind: labelOf(facts), mine: translated(MINE) },
          ),
          ...until(facts),
        ]),
    }),
    defineEmail({
      on: 'sanction.applied',
      template: 'decision_about_child',
      kind: 'decision_about_child',
      about: ({ sanctionId }) => inForce(sanctionId),
      to: ({ guardians }) => guardians,
      write: (facts, { reader, platformName }) =>
        page(
          reader,
          t('A decision about {person} on {platformName}', {
            person: facts.person.shown,
            platformName,
          }),
          [
            t('Our team has made a decision about {person}, who you look after ({kind}).', {
              person: facts.person.shown,
              kind: labelOf(facts),
            }),
            ...until(facts),
            facts.isSoft
              ? 'Please read it first. Until you have opened it, we only tell them that a grown-up will talk to them.'
              : 'You can read it together.',
          ],
        ),
    }),
    defineEmail({
      on: 'sanction.undone',
      template: 'decision_undone',
      kind: 'decision_undone',
      about: ({ sanctionId }) => about(sanctionId),
      to: (facts) => [...person(facts), ...facts.guardians],
      write: (facts, { reader, platformName }) =>
        page(reader, t('A decision on {platformName} has been reversed', { platformName }), [
          reader.id === facts.person.id
            ? 'We’ve looked again and reversed our decision about you.'
            : t('We’ve looked again and reversed our decision about {person}.', {
                person: facts.person.shown,
              }),
        ]),
    }),
    defineEmail({
      on: 'sanction.kept',
      template: 'content_kept_hidden',
      kind: 'content_kept_hidden',
      about: ({ sanctionId }) => inForce(sanctionId),
      to: (facts) => [...person(facts), ...facts.guardians],
      write: (facts, { reader, platformName }) =>
        page(reader, t('Something on {platformName} stays hidden', { platformName }), [
          reader.id === facts.person.id
            ? 'We’ve read your changes. It stays hidden for now; please read why.'
            : t('We’ve read {person}’s changes. It stays hidden for now. You can read why.', {
                person: facts.person.shown,
              }),
        ]),
    }),
    defineEmail({
      on: 'appeal.decided',
      template: 'appeal_decided',
      kind: 'appeal_decided',
      about: async ({ appealId }) => {
        const appeal = await sanctionNews.ofAppeal(db, appealId);
        const reached = appeal && (await audience(appeal.personId, appeal.isOpened));
        return appeal && reached && { ...reached, outcome: appeal.outcome };
      },
      to: (facts) => [...person(facts), ...facts.guardians],
      write: ({ outcome }, { reader }) =>
        page(reader, 'The appeal has been decided', [
          outcome === 'overturned'
            ? 'Someone else on our team has looked at it and reversed the decision.'
            : 'Someone else on our team has looked at it, and the decision stands. You can read why.',
        ]),
    }),
    defineEmail({
      on: 'appeal.filed',
      template: 'appeal_waiting',
      about: async ({ appealId }) =>
        (await sanctionNews.isWaiting(db, appealId)) ? {} : undefined,
      to: async () => [together(await people().systemAdmins())],
      write: (_, { platformName }) => ({
        subject: t('{platformName}: a new appeal', { platformName }),
        preview: 'Someone has asked us to look at a decision again.',
        greeting: 'A new appeal',
        paragraphs: [
          'Someone has asked us to look at a decision again. A different moderator will decide.',
        ],
        button: { label: 'Open the appeals', href: `${config.publicUrl}/admin/appeals` },
      }),
    }),
  ];
}
