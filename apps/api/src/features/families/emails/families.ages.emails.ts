import { peopleIn } from '#db/people/people';
import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { pairIn } from './families.pairs.format.ts';

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
            ? 'You are 13: a few things change'
            : `${child.name} is 13: a few things change`,
          preview: 'Posts and friend requests no longer wait.',
          greeting: `Hello ${reader.name},`,
          paragraphs: isChild
            ? [
                `You are 13. At ${platformName} your posts and friend requests no longer wait for a grown-up. Your profile stays private, and only people from your club or with your friend code can ask to be your friend.`,
                'Your guardian can still see your profile and that you are active, but no longer decides anything. You say who is linked to your account: in My Family you can end a link.',
              ]
            : [
                `${child.name} is 13. At ${platformName} posts, friend requests and clubs no longer wait for you, and the switches in your family space are gone.`,
                'You can still see the profile and that the account is active. What was waiting for you goes ahead, and if you had paused the account, the young person can carry on with it.',
                ...(child.email === null
                  ? [
                      `There is no email on the account yet. Please ask ${child.name} to add one under Account, so that a forgotten password can be reset.`,
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
        subject: `Your account is yours alone now`,
        preview: 'You are 18.',
        greeting: `Hello ${reader.name},`,
        paragraphs: [
          `You are 18. From today ${guardian.name} no longer looks after your account at ${platformName} and sees only what everyone else sees.`,
          'Your settings stay as they are. Have a look at your privacy settings whenever you like.',
        ],
      }),
    }),
    defineEmail({
      on: 'guardian.handover',
      template: 'handover',
      about: pair,
      to: ({ guardian }) => [guardian],
      write: ({ child }, { reader, platformName }) => ({
        subject: `${child.name} is 18: thank you for looking after the account`,
        preview: 'Your rights to the account have ended.',
        greeting: `Hello ${reader.name},`,
        paragraphs: [
          `${child.name} is 18, so the account at ${platformName} is theirs alone now. Your rights to it have ended, and you no longer see it in your family space.`,
        ],
      }),
    }),
  ];
}
