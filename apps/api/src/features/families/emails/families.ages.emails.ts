import { peopleIn } from '#db/people/people';
import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { pairIn } from './families.pairs.format.ts';
import { t } from '@ribbon/domain/kernel';

/** What changes at 13 and at 18. */
export function ageEmails({ db, clock }: Platform): EmailDefinition[] {
  const people = () => peopleIn(db, clock());
  const pair = pairIn(people);

  return [
    defineEmail({
      on: 'child.turned_thirteen',
      template: 'turned_thirteen',
      about: ({ childId }) => people().person(childId),
      to: async (child) => [child, ...(await people().guardiansOf(child.id))],
      write: (child, { reader, platformName }) => {
        const isChild = reader.id === child.id;
        return {
          subject: isChild
            ? 'You’re 13: a few things are changing'
            : t('{child} is 13: a few things are changing', { child: child.name }),
          preview: 'Posts and friend requests no longer need approval.',
          greeting: t('Hello {reader},', { reader: reader.name }),
          paragraphs: isChild
            ? [
                t(
                  'You’re 13, so your posts and friend requests on {platformName} don’t need a grown-up’s OK any more. Your profile stays private, and only people from your club or with your friend code can ask to be friends.',
                  { platformName },
                ),
                'Your guardian can still see your profile and how active you are, but they don’t make decisions for you any more. You choose who’s linked to your account, and you can end a link in My Family.',
              ]
            : [
                t(
                  '{child} is 13. Their posts, friend requests and clubs on {platformName} no longer need your approval, so the switches have gone from your family space.',
                  { child: child.name, platformName },
                ),
                'You can still see their profile and how active they are. Anything that was waiting for you will go ahead, and if you’d paused the account, they can use it again.',
                ...(child.email === null
                  ? [
                      t(
                        'There’s no email on the account yet. Please ask {child} to add one under Account so they can reset a forgotten password.',
                        { child: child.name },
                      ),
                    ]
                  : []),
              ],
        };
      },
    }),
    defineEmail({
      on: 'guardian.handover',
      template: 'came_of_age',
      about: pair,
      to: ({ child }) => [child],
      write: ({ guardian }, { reader, platformName }) => ({
        subject: 'Your account is all yours now',
        preview: 'You’re 18!',
        greeting: t('Hello {reader},', { reader: reader.name }),
        paragraphs: [
          t(
            'You’re 18! From today {guardian} no longer looks after your {platformName} account and can only see what everyone else can.',
            { guardian: guardian.name, platformName },
          ),
          'Your settings stay the same. Have a look at your privacy settings whenever you like.',
        ],
      }),
    }),
    defineEmail({
      on: 'guardian.handover',
      template: 'handover',
      about: pair,
      to: ({ guardian }) => [guardian],
      write: ({ child }, { reader, platformName }) => ({
        subject: t('{child} is 18: thank you for looking after the account', { child: child.name }),
        preview: 'You no longer have access to the account.',
        greeting: t('Hello {reader},', { reader: reader.name }),
        paragraphs: [
          t(
            '{child} is 18, so the {platformName} account is now theirs alone. You no longer have access to it, and it’s gone from your family space.',
            { child: child.name, platformName },
          ),
        ],
      }),
    }),
  ];
}
