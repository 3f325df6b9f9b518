import type { Person, World } from '#testing/world';
import type { AppealOutcome, PastSanction } from '@ribbon/domain/sanctions';
import { sanctionEndpoints } from '@ribbon/domain/sanctions';
import type { CommentId } from '@ribbon/domain/comments';
import { commentEndpoints } from '@ribbon/domain/comments';
import { type PostId, postEndpoints } from '@ribbon/domain/posts';
import type { SanctionId } from '@ribbon/domain/accounts';
import { type TicketDecision, type TicketId, ticketEndpoints } from '@ribbon/domain/reports';

export type Thing = 'post' | 'comment';

/** A report that was acknowledged. */
interface TheReport {
  email: string;
  words: string;
  ticketId: TicketId;
}

/** The state of a ticket by the story. */
interface TheTicket {
  id: TicketId;
  thing: Thing | 'nothing';
  /** At the time of its first report. */
  text: string | null;
  decision: TicketDecision | null;
}

interface TheSanction {
  id: SanctionId;
  kind: PastSanction['kind'];
  isUndone: boolean;
  appeal: 'none' | 'waiting' | AppealOutcome;
}

/** Everything acknowledged so far, and the people who did it. */
export interface Story {
  moderators: readonly [Person, Person];
  author: Person;
  reporters: readonly Person[];
  stranger: Person;
  post: { id: PostId; text: string; isThere: boolean; isHiddenByAuthor: boolean };
  comment: { id: CommentId; text: string };
  reports: TheReport[];
  tickets: TheTicket[];
  sanctions: TheSanction[];
  /** Acts of moderators that were acknowledged, in order. */
  acts: { action: string; by: string }[];
  /** The last act before this story. */
  since: number;
}

/** Something that the story is about, or undefined as long as there is none. */
export const nthOf = <T>(all: readonly T[], nth: number): T | undefined =>
  all.length === 0 ? undefined : all[nth % all.length];

export const isHidden = (story: Story, kind: 'hidden' | 'removed'): boolean =>
  story.sanctions.some((one) => one.kind === kind && !one.isUndone);

/** A person has written a post for everybody and a comment below it. */
export async function begin(
  world: World,
  cast: Pick<Story, 'moderators' | 'stranger'>,
): Promise<Story> {
  const author = await world.person();
  const reporters = [await world.person(), await world.person(), await world.person()];
  const [text, words] = ['A clean routine today', 'The music was lovely'];
  const { id } = await world.call(author, postEndpoints.create, {
    body: { content: text, visibility: 'public' },
  });
  const comment = await world.call(author, commentEndpoints.add, {
    params: { postId: id },
    body: { content: words },
  });
  const last = await world.db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return {
    ...cast,
    author,
    reporters,
    post: { id, text, isThere: true, isHiddenByAuthor: false },
    comment: { id: comment.id, text: words },
    reports: [],
    tickets: [],
    sanctions: [],
    acts: [],
    since: last?.id ?? 0,
  };
}

/** The decisions about the author, as moderators read them. */
export async function historyOf(world: World, { moderators, author }: Story) {
  const params = { userId: author.id };
  return (await world.call(moderators[0], sanctionEndpoints.history, { params })).sanctions;
}

/**
 * Reads a ticket as a moderator; content that is not for everybody is opened first, which is an
 * act.
 */
export async function readTicket(world: World, story: Story, ticketId: TicketId) {
  const [by] = story.moderators;
  const params = { ticketId };
  const details = await world.call(by, ticketEndpoints.read, { params });
  if (!details.needsReason) return details;
  story.acts.push({ action: 'report.opened', by: by.id });
  return world.call(by, ticketEndpoints.open, { params, body: { reason: 'To understand it' } });
}
