import { peopleIn } from '#db/people/people';
import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { CONTENT } from '@ribbon/domain/content';
import { guardiansWhoAnswer } from '../families.notifications.ts';
import { inboxStore } from '../space/families.inbox.store.ts';
import { t } from '@ribbon/domain/kernel';
import { translated } from '#platform/language/reader';

/** Something needs a decision from a child's guardians. */
export function decisionEmails({ db, clock, config }: Platform): EmailDefinition[] {
  const people = () => peopleIn(db, clock());
  return [
    defineEmail({
      on: 'family.decision.needed',
      template: 'decision_needed',
      kind: 'family_decision_needed',
      about: async ({ itemId }) => {
        const item = await inboxStore.find(db, itemId);
        const child = item && (await people().person(item.childId));
        return child && { child, item, what: CONTENT[item.kind].guarded.about };
      },
      to: ({ item }) => guardiansWhoAnswer(people(), item),
      write: ({ child, item, what }, { reader, platformName }) => ({
        subject:
          item.kind === 'correction'
            ? t('Please check {child}’s details', { child: child.name })
            : t('{child} is waiting for your decision', { child: child.name }),
        preview: 'Something is waiting in your family space.',
        greeting: t('Hello {reader},', { reader: reader.name }),
        paragraphs: [
          item.kind === 'correction'
            ? t(
                'We need your decision about {what}. You’ll find it in your family space on {platformName}. Nothing happens until you decide.',
                { what: translated(what), platformName },
              )
            : t(
                '{child} needs your decision about {what}. You’ll find it in your family space on {platformName}. Nothing happens until you decide.',
                { child: child.name, what: translated(what), platformName },
              ),
        ],
        button: { label: 'Open my family space', href: `${config.publicUrl}/family` },
      }),
    }),
  ];
}
