import type { Insertable } from 'kysely';
import type { DB } from '../schema.generated.ts';
import type { DemoClub } from './clubs.ts';
import { adminsOf } from './memberships.ts';
import type { DemoPerson } from './people.ts';
import { at, daysFrom, demoId, type Dice, dice } from './random.ts';
import { REPLY_WORDS, REVIEW_WORDS } from './words/reviews.ts';

const REVIEWS_PER_PERSON = 2;
type Review = Insertable<DB['club_reviews']> & { id: string };

/** Reviews by grown-ups of two clubs each; ratings and counts of the clubs follow by trigger. */
export function reviewRows(
  people: readonly DemoPerson[],
  clubs: readonly DemoClub[],
  now: Date,
): Review[] {
  const roll = dice('reviews');
  const moderator = people.find((person) => person.part === 'admin')?.id ?? null;
  const comments = new Map(
    Object.entries(REVIEW_WORDS).map(([stars, words]) => [Number(stars), roll.deal(words)]),
  );
  const wordsFor = (rating: number): string | null => comments.get(rating)?.() ?? null;
  const reviews = people
    .filter(({ part }) => part === 'parent' || part === 'adult')
    .flatMap((person) =>
      roll
        .sample(clubs, REVIEWS_PER_PERSON)
        .map((club) =>
          decided(
            written(person, club, { roll, wordsFor, now }),
            roll.whole(1, 100),
            moderator,
            now,
          ),
        ),
    );
  return withoutEchoes(reviews);
}

/** On one screen, a club's page or the list of what waits, who would say the same again leaves stars alone. */
function withoutEchoes(reviews: readonly Review[]): Review[] {
  const said = new Set<string>();
  return reviews.map((review) => {
    const screens = [review.club_id, ...(review.status === undefined ? ['waiting'] : [])];
    const words = screens.map((screen) => `${screen} ${review.comment}`);
    const isEcho = words.some((one) => said.has(one));
    for (const one of words) said.add(one);
    return isEcho ? { ...review, comment: null } : review;
  });
}

interface Pen {
  readonly roll: Dice;
  readonly wordsFor: (rating: number) => string | null;
  readonly now: Date;
}

function written(person: DemoPerson, club: DemoClub, { roll, wordsFor, now }: Pen) {
  const rating = roll.pick([5, 5, 5, 4, 4, 4, 3, 3, 2, 1]);
  const created_at = daysFrom(now, -roll.whole(3, 300));
  return {
    id: demoId('review', `${person.index}-${club.index}`),
    club_id: club.id,
    user_id: person.id,
    rating,
    comment: roll.chance(0.85) ? wordsFor(rating) : null,
    created_at,
    updated_at: created_at,
  };
}

/** Of a hundred, twelve wait, six were rejected, four were edited after they were approved. */
function decided(
  review: ReturnType<typeof written>,
  fate: number,
  reviewed_by: string | null,
  now: Date,
): Review {
  if (fate <= 12) return review;
  const decision = { reviewed_by, reviewed_at: daysFrom(review.created_at, 1) };
  if (fate <= 18) return { ...review, ...decision, status: 'rejected' };
  if (fate > 22) return { ...review, ...decision, status: 'approved' };
  const pending_since = daysFrom(now, -1);
  const pending_comment = at(REVIEW_WORDS[4] ?? [], fate);
  const edit = { pending_rating: 4, pending_comment, pending_since, updated_at: pending_since };
  return { ...review, ...decision, ...edit, status: 'approved' };
}

/** Some clubs answer. */
export function replyRows(
  reviews: readonly Review[],
  people: readonly DemoPerson[],
): Insertable<DB['club_review_replies']>[] {
  const roll = dice('replies');
  const content = roll.deal(REPLY_WORDS);
  const admins = adminsOf(people);
  return reviews.flatMap((review) => {
    const author = admins.get(review.club_id);
    if (review.status !== 'approved' || author === undefined || !roll.chance(0.3)) return [];
    return [{ review_id: review.id, author_id: author.id, content: content() }];
  });
}

/** The approved claim of every club that is run, and a few that wait or were refused. */
export function claimRows(
  people: readonly DemoPerson[],
  clubs: readonly DemoClub[],
  now: Date,
): Claim[] {
  const moderator = people.find((person) => person.part === 'admin')?.id ?? null;
  const listed = clubs.filter((club) => !club.isRun);
  const hopeful = people.filter((person) => person.part === 'adult' && person.age > 24).slice(0, 5);
  const approved = [...adminsOf(people)].map(([clubId, admin]) =>
    claim(admin, clubId, admin.joinedAt, {
      status: 'approved',
      reviewed_by: moderator,
      reviewed_at: daysFrom(admin.joinedAt, 1),
    }),
  );
  const others = hopeful.map((person, nth) =>
    claim(
      person,
      at(listed, nth * 4).id,
      daysFrom(now, -nth - 1),
      nth < 3 ? {} : { status: 'rejected', reviewed_by: moderator, reviewed_at: now },
    ),
  );
  return [...approved, ...others];
}

type Claim = Insertable<DB['club_claim_requests']>;

const claim = (
  person: DemoPerson,
  club_id: string,
  created_at: Date,
  decision: Pick<Claim, 'status' | 'reviewed_by' | 'reviewed_at'>,
): Claim => ({
  id: demoId('claim', person.index),
  club_id,
  requester_id: person.id,
  requester_name: person.fullName,
  requester_email: person.email,
  message: 'I help to run this club and would like to keep its page up to date.',
  created_at,
  ...decision,
});
