import type { AccountMailing } from '#features/accounts';
import type { ReviewMailing } from '#features/reviews';
import type { SiteService } from '#features/site';
import type { Config } from '#platform/config/config';
import type { EventName, Subscriber } from '#platform/outbox/domain-events';
import type { Decision } from '@ribbon/domain/reviews';
import type { Letter } from '#platform/mail/letters';
import { type SenderNeeds, letterSender, on } from './email.sender.ts';

interface Needs extends SenderNeeds {
  config: Pick<Config, 'publicUrl'>;
  accounts: AccountMailing;
  site: Pick<SiteService['mailing'], 'adminAddresses'>;
  reviews: ReviewMailing;
}

interface About {
  username: string;
  club: string;
  clubs: string;
}

const outcome = ({ username, club, clubs }: About, subject: string, text: string): Letter => ({
  subject,
  preview: text,
  greeting: `Hello ${username},`,
  paragraphs: [text],
  button: { label: `Open the reviews of ${club}`, href: clubs },
});

const letters = {
  review_waiting: (
    name: string,
    { club, isEdit, list }: { club: string; isEdit: boolean; list: string },
  ): Letter => ({
    subject: `${name}: a review of ${club} waits for you`,
    preview: 'Reviews are promised an answer within 24-48 hours.',
    greeting: isEdit ? 'A review was changed' : 'A new review',
    paragraphs: [
      isEdit
        ? `Somebody has changed a review of ${club}. The approved words stay up until you have decided.`
        : `Somebody has reviewed ${club}. Nobody else can see it until you have decided.`,
    ],
    button: { label: 'Open Review Management', href: list },
  }),

  review_decided: (_: string, about: About & { decision: Decision; isEdit: boolean }): Letter => {
    const what = about.isEdit ? 'change to your review' : 'review';
    return about.decision === 'approved'
      ? outcome(
          about,
          `Your ${what} of ${about.club} is published`,
          `Thank you. Your ${what} of ${about.club} is approved, and everybody can read it now.`,
        )
      : outcome(
          about,
          `Your ${what} of ${about.club} was not published`,
          about.isEdit
            ? `We have read the change to your review of ${about.club} and did not publish it, because it does not fit our rules. What was there before stays as it is. You can change your review at any time.`
            : `We have read your review of ${about.club} and did not publish it, because it does not fit our rules. You can change it at any time; then we read it again.`,
        );
  },

  review_removed: (_: string, about: About): Letter =>
    outcome(
      about,
      `Your review of ${about.club} was deleted`,
      `An administrator has deleted your review of ${about.club}, because it does not fit our rules. If you think that this is a mistake, please write to us through the contact page.`,
    ),
};

/** Tells admins what waits for them, and authors what became of their words. */
export function reviewMails(needs: Needs): Subscriber[] {
  const { config, accounts, site, reviews } = needs;
  const send = letterSender<keyof typeof letters>(needs);

  async function tellAuthor(
    event: EventName,
    about: { authorId: string; clubId: string },
    letter: { template: keyof typeof letters; write: (name: string, about: About) => Letter },
  ): Promise<void> {
    const owner = await accounts.owner({ id: about.authorId });
    const club = await reviews.clubName(about.clubId);
    if (owner === undefined || club === undefined) return;
    const facts = { username: owner.username, club, clubs: `${config.publicUrl}/clubs` };
    await send({ to: owner.email, event, template: letter.template, userId: owner.id }, (name) =>
      letter.write(name, facts),
    );
  }

  return [
    on('club.review.submitted', async ({ reviewId }) => {
      const review = await reviews.waiting(reviewId);
      if (review === undefined) return;
      const admins = await site.adminAddresses();
      if (admins.length === 0) throw new Error('There is no system admin to write to');
      const { club } = review;
      const list = `${config.publicUrl}/admin/reviews`;
      await send(
        { to: admins.join(', '), event: 'club.review.submitted', template: 'review_waiting' },
        (name) => letters.review_waiting(name, { club, isEdit: Boolean(review.isEdit), list }),
      );
    }),
    on('club.review.decided', ({ decision, isEdit, ...about }) =>
      tellAuthor('club.review.decided', about, {
        template: 'review_decided',
        write: (name, facts) => letters.review_decided(name, { ...facts, decision, isEdit }),
      }),
    ),
    on('club.review.removed', (about) =>
      tellAuthor('club.review.removed', about, {
        template: 'review_removed',
        write: letters.review_removed,
      }),
    ),
  ];
}
