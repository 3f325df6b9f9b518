import { type Recipient, peopleIn } from '#db/people/people';
import { type EmailDefinition, defineEmail, together } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { type UserId, isChild } from '@ribbon/domain/accounts';
import { RECIPIENTS_PER_BATCH } from './competitions.notifications.ts';
import { competitionStore } from '../read/competitions.store.ts';
import { concernedBy } from './competitions.recipients.store.ts';
import { withResult } from '../results/competitions.results-recipients.store.ts';
import { t } from '@ribbon/domain/kernel';

/**
 * Emails admins about competitions awaiting them, submitters about the outcome, and entrants about
 * a place and a cancellation.
 */
export function competitionEmails({ db, clock, config }: Platform): EmailDefinition[] {
  const people = () => peopleIn(db, clock());
  /** A child's emails go to the guardians who decide. */
  const readersFor = async (person: Recipient): Promise<Recipient[]> =>
    isChild(person.ageBand) ? people().guardiansOf(person.id, { whoDecide: true }) : [person];
  /** Each reader once, however many people the mail is about. */
  const readersOf = async (ids: readonly UserId[]): Promise<Recipient[]> => {
    const found = await Promise.all(ids.map((id) => people().person(id)));
    const readers = await Promise.all(
      found.filter((one) => one !== undefined).map((one) => readersFor(one)),
    );
    return [...new Map(readers.flat().map((reader) => [reader.id, reader])).values()];
  };
  const button = (id: string) => ({
    label: 'Open the competition',
    href: `${config.publicUrl}/competitions/${id}`,
  });
  return [
    defineEmail({
      on: 'competition.submitted',
      template: 'competition_waiting',
      about: async ({ competitionId }) => {
        const name = await competitionStore.nameOf(db, competitionId);
        return name === undefined ? undefined : { name };
      },
      to: async () => [together(await people().systemAdmins())],
      write: ({ name }, { platformName }) => ({
        subject: t('{platformName}: {name} needs your decision', { platformName, name }),
        preview: 'Nobody else can see it until you decide.',
        greeting: 'A new competition',
        paragraphs: [
          t('Someone has submitted {name}. Nobody else can see it until you decide.', { name }),
        ],
        button: { label: 'Open competitions', href: `${config.publicUrl}/admin/competitions` },
      }),
    }),
    defineEmail({
      on: 'competition.decided',
      template: 'competition_decided',
      kind: 'competition_decided',
      about: async ({ competitionId, userId, decision }) => {
        const person = await people().person(userId);
        const found = await competitionStore.find(db, competitionId, null);
        return person && found && { person, found, decision };
      },
      to: ({ person }) => [person],
      write: ({ person, found, decision }) => ({
        subject:
          decision === 'approved'
            ? t('{name} has been published', { name: found.name })
            : t('{name} hasn’t been published', { name: found.name }),
        preview:
          decision === 'approved'
            ? 'Everyone can see it now.'
            : 'You can edit it and send it again.',
        greeting: t('Hello {person},', { person: person.username }),
        paragraphs:
          decision === 'approved'
            ? [
                t('Thank you. {name} has been approved, and everyone can see it now.', {
                  name: found.name,
                }),
              ]
            : [
                t('We’ve looked at {name} and decided not to publish it.', { name: found.name }),
                found.rejectionReason === null
                  ? 'No reason was given.'
                  : t('Reason: {reason}', { reason: found.rejectionReason }),
                'You can edit it and send it again at any time.',
              ],
        button: button(found.id),
      }),
    }),
    defineEmail({
      on: 'competition.entry.moved_up',
      template: 'competition_moved_up',
      kind: 'competition_moved_up',
      about: async ({ competitionId, userId }) => {
        const person = await people().person(userId);
        const name = await competitionStore.nameOf(db, competitionId);
        return person && name !== undefined ? { person, name, competitionId } : undefined;
      },
      to: ({ person }) => readersFor(person),
      write: ({ person, name, competitionId }, { reader }) => {
        const isOfChild = isChild(person.ageBand);
        return {
          subject: isOfChild
            ? t('{child} has a place: {title}', { child: person.name, title: name })
            : t('You have a place: {title}', { title: name }),
          preview: 'A place has come up on the waiting list.',
          greeting: t('Good news, {reader}', { reader: reader.name }),
          paragraphs: [
            isOfChild
              ? t('A place has come up, and {person} has got it: {name}.', {
                  person: person.name,
                  name,
                })
              : t('A place has come up, and you’ve got it: {name}.', { name }),
            'If you can’t make it after all, please withdraw so the place can go to the next person.',
          ],
          button: button(competitionId),
        };
      },
    }),
    defineEmail({
      on: 'competition.news',
      template: 'competition_cancelled',
      kind: 'competition_cancelled',
      about: async (event) => {
        if (event.news !== 'cancelled') return undefined;
        const name = await competitionStore.nameOf(db, event.competitionId);
        return name === undefined ? undefined : { event, name };
      },
      to: async ({ event }) => readersOf(await concernedBy(db, event, RECIPIENTS_PER_BATCH)),
      write: ({ event, name }, { reader }) => ({
        subject: t('Cancelled: {name}', { name }),
        preview: 'This competition won’t take place.',
        greeting: t('Hello {reader},', { reader: reader.name }),
        paragraphs: [
          t('{name} has been cancelled.', { name }),
          'You’re getting this because you follow it, or because you or a child you look after entered.',
        ],
        button: button(event.competitionId),
      }),
    }),
    defineEmail({
      on: 'competition.results.published',
      template: 'competition_result',
      kind: 'competition_result',
      about: async (event) => {
        const name = await competitionStore.nameOf(db, event.competitionId);
        return name === undefined ? undefined : { event, name };
      },
      to: async ({ event }) => readersOf(await withResult(db, event, RECIPIENTS_PER_BATCH)),
      write: ({ event, name }, { reader }) => ({
        subject: t('{name} results', { name }),
        preview: 'The results are out.',
        greeting: t('Hello {reader},', { reader: reader.name }),
        paragraphs: [
          t('The results of {name} are out, including yours or your child’s.', { name }),
          'You can see scores over time in the Score Passport.',
        ],
        button: button(event.competitionId),
      }),
    }),
  ];
}
