import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.generated';
import type { DemoClub } from './clubs.ts';
import type { Guardianship } from '../people/families.ts';
import { adminsOf, membershipRows } from './memberships.ts';
import { AWAKE_DAY, ago, later, partOfDay } from '../moments.ts';
import type { DemoPerson } from '../people/people.ts';
import { at, demoId, type Dice, dice } from '../random.ts';
import { EDIT_WORDS, REPLY_WORDS, REVIEW_WORDS } from '../words/reviews.ts';

type Review = Insertable<DB['club_reviews']> & { id: string; created_at: Date };

/**
 * The clubs a person can judge: their own, now or once, and those of the children they look after.
 */
function clubsKnown(
  people: readonly DemoPerson[],
  clubs: readonly DemoClub[],
  links: readonly Guardianship[],
): (person: DemoPerson) => DemoClub[] {
  const byId = new Map(clubs.map((club) => [club.id, club]));
  const known = new Map<string, Set<DemoClub>>();
  const add = (personId: string, club: DemoClub | undefined) => {
    if (club === undefined) return;
    known.set(personId, (known.get(personId) ?? new Set()).add(club));
  };
  for (const row of membershipRows(people, clubs)) add(row.user_id, byId.get(row.club_id));
  for (const { guardian, child } of links) add(guardian.id, child.club);
  return ({ id }) => [...(known.get(id) ?? [])];
}

/** Reviews by grown-ups of the clubs they know; ratings and counts of the clubs follow by trigger. */
export function reviewRows(
  people: readonly DemoPerson[],
  clubs: readonly DemoClub[],
  links: readonly Guardianship[],
  now: Date,
): Review[] {
  const roll = dice('reviews');
  const moderator = people.find((person) => person.part === 'admin')?.id ?? null;
  const comments = new Map(
    Object.entries(REVIEW_WORDS).map(([stars, words]) => [Number(stars), roll.deal(words)]),
  );
  const wordsFor = (rating: number): string | null => comments.get(rating)?.() ?? null;
  const edits = [...EDIT_WORDS];
  const clubsOf = clubsKnown(people, clubs, links);
  const reviews = people
    .filter(({ part }) => part === 'parent' || part === 'adult')
    .flatMap((person) =>
      clubsOf(person).map((club) => {
        const review = written(person, club, { roll, wordsFor, now });
        return decided(review, { fate: roll.whole(1, 100), moderator, edits, now });
      }),
    );
  return withoutEchoes(reviews);
}

/**
 * Leaves only the stars of a review that would repeat the words of another on the same screen: a
 * club's page or the list of reviews awaiting a decision.
 */
function withoutEchoes(reviews: readonly Review[]): Review[] {
  const used = new Set<string>();
  return reviews.map((review) => {
    const screens = [review.club_id, ...(review.status === undefined ? ['waiting'] : [])];
    const words = screens.map((screen) => `${screen} ${review.comment}`);
    const isEcho = words.some((one) => used.has(one));
    for (const one of words) used.add(one);
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
  const created_at = ago(now, roll.whole(3, 300) + partOfDay(`${person.id} ${club.id}`));
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

interface Fate {
  readonly fate: number;
  readonly moderator: string | null;
  /** What is left to say. */
  readonly edits: (readonly [number, string])[];
  readonly now: Date;
}

/** Of a hundred, twelve wait, six were rejected, four were edited after they were approved. */
function decided(
  review: ReturnType<typeof written>,
  { fate, moderator, edits, now }: Fate,
): Review {
  // Administrators keep up: nothing is older than the hours that are promised.
  if (fate <= 12) {
    const created_at = ago(now, 0.2 + 1.5 * partOfDay(review.id));
    return { ...review, created_at, updated_at: created_at };
  }
  const reviewed_at = later(review.created_at, AWAKE_DAY, { now });
  const decision = { reviewed_by: moderator, reviewed_at };
  if (fate <= 18) return { ...review, ...decision, status: 'rejected' };
  const edit = fate <= 22 ? edits.shift() : undefined;
  if (edit === undefined) return { ...review, ...decision, status: 'approved' };
  const [pending_rating, pending_comment] = edit;
  const pending_since = ago(now, 0.3 + 2 * partOfDay(review.id));
  const changed = { pending_rating, pending_comment, pending_since, updated_at: pending_since };
  return { ...review, ...decision, ...changed, status: 'approved' };
}

/** Some clubs answer. */
export function replyRows(
  reviews: readonly Review[],
  people: readonly DemoPerson[],
  now: Date,
): Insertable<DB['club_review_replies']>[] {
  const roll = dice('replies');
  const content = roll.deal(REPLY_WORDS);
  const admins = adminsOf(people);
  return reviews.flatMap((review) => {
    const author = admins.get(review.club_id);
    if (review.status !== 'approved' || author === undefined || !roll.chance(0.3)) return [];
    const created_at = later(review.created_at, 3 * AWAKE_DAY, { now });
    const reply = { review_id: review.id, author_id: author.id, content: content() };
    return [{ ...reply, created_at, updated_at: created_at }];
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
      reviewed_at: later(admin.joinedAt, AWAKE_DAY),
    }),
  );
  const others = hopeful.map((person, nth) => {
    const asked = ago(now, 1.2 * nth + 0.6);
    const reviewed_at = later(asked, AWAKE_DAY, { now });
    const refused = { status: 'rejected', reviewed_by: moderator, reviewed_at } as const;
    return claim(person, at(listed, nth * 4).id, asked, nth < 3 ? {} : refused);
  });
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
