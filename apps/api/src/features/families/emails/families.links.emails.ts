import { peopleIn } from '#db/people/people';
import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { TEEN_LINK_WARNING, type WaitingLinkId } from '@ribbon/domain/families';
import { linkToTell } from '../links/families.confirmers.store.ts';
import { childStore } from '../requests/families.children.store.ts';
import { HOME_ZONE, t, dateFormat } from '@ribbon/domain/kernel';

const day = dateFormat({
  day: 'numeric',
  month: 'long',
  timeZone: HOME_ZONE,
});

/** An adult is about to be linked to a young person. */
export function linkEmails({ db, clock, config }: Platform): EmailDefinition[] {
  const people = () => peopleIn(db, clock());
  const family = `${config.publicUrl}/family`;

  /** A link that is not confirmed yet: both sides, and everyone who can say no. */
  async function waiting({ linkId }: { linkId: WaitingLinkId }) {
    const link = await linkToTell(db, linkId);
    if (link === undefined || link.isSettled) return undefined;
    const young = await people().person(link.youngId);
    const adult = await childStore.nameplate(db, link.adultId);
    if (young === undefined || adult === undefined) return undefined;
    return {
      young,
      adult: adult.fullName ?? adult.username,
      from: link.takesEffectAt,
      confirmers: link.confirmers,
    };
  }

  return [
    defineEmail({
      on: 'guardian.link.waiting',
      template: 'link_waiting',
      about: waiting,
      to: ({ young }) => [young],
      write: ({ adult, from: at }, { reader, platformName }) => ({
        subject: t('Do you know {adult}?', { adult }),
        preview: 'An adult is about to be linked to your account.',
        greeting: t('Hello {reader},', { reader: reader.name }),
        paragraphs: [
          t(
            'You asked {adult} to look after your {platformName} account, and they said yes. From {from}, or sooner if someone who looks after you agrees, they’ll be able to see your profile and how much you use your account.',
            { adult, platformName, from: day.format(at) },
          ),
          TEEN_LINK_WARNING,
        ],
        button: { label: 'See or cancel the link', href: family },
        footnotes: ['If you do nothing, the link starts on that date. You can end it at any time.'],
      }),
    }),
    defineEmail({
      on: 'guardian.link.waiting',
      template: 'link_to_confirm',
      about: waiting,
      to: async ({ confirmers }) => {
        const found = await Promise.all(confirmers.map((id) => people().person(id)));
        return found.filter((person) => person !== undefined);
      },
      write: ({ young, adult, from }, { reader, platformName }) => ({
        subject: t('{young} has asked {adult} to look after their account', {
          young: young.name,
          adult,
        }),
        preview: 'Please tell us if this is right.',
        greeting: t('Hello {reader},', { reader: reader.name }),
        paragraphs: [
          t(
            '{young} has asked {adult} to look after their {platformName} account. Please only say yes if you know this is a parent, guardian or another adult they trust in real life.',
            { young: young.name, adult, platformName },
          ),
          t('Say no if you’re not sure. If nobody says no, the link starts on {from}.', {
            from: day.format(from),
          }),
        ],
        button: { label: 'Say yes or no', href: family },
      }),
    }),
  ];
}
