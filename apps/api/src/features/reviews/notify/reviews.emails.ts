import { WAITING_HOURS, t } from '@ribbon/domain/kernel';
import { peopleIn } from '#db/people/people';
import {
  type EmailContent,
  type EmailDefinition,
  defineEmail,
  together,
} from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import type { UserId } from '@ribbon/domain/accounts';
import type { Decision } from '@ribbon/domain/reviews';
import { reviewEmailStore } from './reviews.emails.store.ts';

/** Emails admins about reviews awaiting them, and authors about the outcome of theirs. */
export function reviewEmails({ db, clock, config }: Platform): EmailDefinition[] {
  const people = () => peopleIn(db, clock());

  async function outcomeFor({ authorId, clubId }: { authorId: UserId; clubId: string }) {
    const author = await people().person(authorId);
    const club = await reviewEmailStore.clubName(db, clubId);
    return author && club !== undefined ? { author, club } : undefined;
  }

  const outcome = (
    { author }: { author: { username: string } },
    subject: string,
    text: string,
  ): EmailContent => ({
    subject,
    preview: text,
    greeting: t('Hello {author},', { author: author.username }),
    paragraphs: [text],
    button: { label: 'Open the club finder', href: `${config.publicUrl}/clubs` },
  });

  return [
    defineEmail({
      on: 'club.review.submitted',
      template: 'review_waiting',
      about: ({ reviewId }) => reviewEmailStore.waiting(db, reviewId),
      to: async () => [together(await people().systemAdmins())],
      write: ({ club, isEdit }, { platformName }) => ({
        subject: t('{platformName}: a review of {club} needs your decision', {
          platformName,
          club,
        }),
        preview: t('We promise an answer to reviews within 24-{reviews} hours.', {
          reviews: WAITING_HOURS.reviews,
        }),
        greeting: isEdit ? 'A review has been edited' : 'A new review',
        paragraphs: [
          isEdit
            ? t(
                'Someone has edited a review of {club}. The approved version stays up until you decide.',
                { club },
              )
            : t('Someone has reviewed {club}. Nobody else can see it until you decide.', { club }),
        ],
        button: { label: 'Open Review Management', href: `${config.publicUrl}/admin/reviews` },
      }),
    }),
    defineEmail({
      on: 'club.review.decided',
      template: 'review_decided',
      kind: 'review_decided',
      about: async ({ decision, isEdit, ...review }) => {
        const about = await outcomeFor(review);
        return about && { about, decision, isEdit };
      },
      to: ({ about }) => [about.author],
      write: ({ about, decision, isEdit }) => {
        const { subject, text } = decided({ decision, isEdit, club: about.club });
        return outcome(about, subject, text);
      },
    }),
    defineEmail({
      on: 'club.review.removed',
      template: 'review_removed',
      kind: 'review_decided',
      about: outcomeFor,
      to: ({ author }) => [author],
      write: (about) =>
        outcome(
          about,
          t('Your review of {club} was deleted', { club: about.club }),
          t(
            'An admin has deleted your review of {club} because it doesn’t follow our rules. If you think this is a mistake, please contact us through the contact page.',
            { club: about.club },
          ),
        ),
    }),
  ];
}

function decided({
  decision,
  isEdit,
  club,
}: {
  decision: Decision;
  isEdit: boolean;
  club: string;
}) {
  if (decision === 'approved') {
    return {
      subject: isEdit
        ? t('Your change to your review of {club} has been published', { club })
        : t('Your review of {club} has been published', { club }),
      text: isEdit
        ? t(
            'Thank you. Your change to your review of {club} has been approved, and everyone can read it now.',
            { club },
          )
        : t('Thank you. Your review of {club} has been approved, and everyone can read it now.', {
            club,
          }),
    };
  }
  return {
    subject: isEdit
      ? t('Your change to your review of {club} hasn’t been published', { club })
      : t('Your review of {club} hasn’t been published', { club }),
    text: isEdit
      ? t(
          'We’ve read the changes to your review of {club} and haven’t published them, because they don’t follow our rules. Your earlier version is still up. You can edit your review at any time.',
          { club },
        )
      : t(
          'We’ve read your review of {club} and haven’t published it, because it doesn’t follow our rules. You can edit it at any time and we’ll read it again.',
          { club },
        ),
  };
}
