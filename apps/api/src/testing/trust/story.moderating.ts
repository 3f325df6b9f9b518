import type { Person, World } from '#testing/world';
import { ticketEndpoints as tickets } from '@ribbon/domain/reports';
import {
  AppealId,
  type PastSanction,
  decisionEndpoints,
  sanctionEndpoints as sanctions,
} from '@ribbon/domain/sanctions';
import { versionOf } from './story.filed.ts';
import { type Story, historyOf, nthOf } from './story.ts';

/** One try of somebody; whether it is refused is the product's to say. */
export interface Try {
  by: 0 | 1;
  nth: number;
  /** Acts on what was read some time ago. */
  isStale: boolean;
  /** Which of two: resolved or dismissed, upheld or overturned, post or comment. */
  isFirst: boolean;
}
export type Act = (world: World, story: Story, step: Try, by: Person) => Promise<void>;

export const isDone = ({ statusCode }: { statusCode: number }) => statusCode < 300;

const onTicket =
  (act: 'take' | 'handBack' | 'note' | 'decide', action: (step: Try) => string): Act =>
  async (world, story, step, by) => {
    const ticket = nthOf(story.tickets, step.nth);
    if (ticket === undefined) return;
    const params = { ticketId: ticket.id };
    const version = (await versionOf(world, story, ticket.id)) - (step.isStale ? 1 : 0);
    const decision = step.isFirst ? ('resolved' as const) : ('dismissed' as const);
    const answer =
      act === 'note'
        ? await world.send(by, tickets.note, { params, body: { note: 'Seen before' } })
        : act === 'decide'
          ? await world.send(by, tickets.decide, { params, body: { decision, version } })
          : await world.send(by, tickets[act], { params, body: { version } });
    if (!isDone(answer)) return;
    if (step.isStale && act !== 'note') throw new Error(`${act} of what has changed was done`);
    if (act === 'decide') {
      if (ticket.decision !== null) throw new Error('decided twice');
      ticket.decision = decision;
    }
    story.acts.push({ action: action(step), by: by.id });
  };

const apply =
  (kind: PastSanction['kind']): Act =>
  async (world, story, _, by) => {
    const about = {
      hidden: { type: 'post', id: story.post.id } as const,
      removed: { type: 'comment', id: story.comment.id } as const,
    };
    const answer = await world.send(by, sanctions.apply, {
      body: {
        personId: story.author.id,
        kind,
        reason: 'harassment',
        days: kind === 'limit' ? 1 : null,
        words: 'Please be kinder.',
        content: kind === 'hidden' || kind === 'removed' ? about[kind] : null,
      },
    });
    if (!isDone(answer)) return;
    story.sanctions.push({ id: answer.json().sanction.id, kind, isUndone: false, appeal: 'none' });
    story.acts.push({ action: `sanction.${kind}`, by: by.id });
  };

/** What moderators do, and appeals against it. */
export const moderating = {
  take: onTicket('take', () => 'report.taken'),
  handBack: onTicket('handBack', () => 'report.handed_back'),
  note: onTicket('note', () => 'report.noted'),
  decide: onTicket('decide', ({ isFirst }) => `report.${isFirst ? 'resolved' : 'dismissed'}`),
  hide: apply('hidden'),
  removeComment: apply('removed'),
  warn: apply('warning'),
  limit: apply('limit'),
  undo: async (world, story, step, by) => {
    const sanction = nthOf(story.sanctions, step.nth);
    const now = (await historyOf(world, story)).find(({ id }) => id === sanction?.id);
    if (sanction === undefined || now === undefined) return;
    const answer = await world.send(by, sanctions.undo, {
      params: { sanctionId: sanction.id },
      body: { reason: 'We were wrong', version: now.version - (step.isStale ? 1 : 0) },
    });
    if (!isDone(answer)) return;
    if (step.isStale || sanction.isUndone) throw new Error('undone twice, or what has changed');
    sanction.isUndone = true;
    story.acts.push({ action: 'sanction.undone', by: by.id });
  },
  appeal: async (world, story, { nth }) => {
    const sanction = nthOf(story.sanctions, nth);
    if (sanction === undefined) return;
    const answer = await world.send(story.author, decisionEndpoints.appeal, {
      params: { sanctionId: sanction.id },
      body: { words: 'I see it differently' },
    });
    if (!isDone(answer)) return;
    if (sanction.appeal !== 'none') throw new Error('appealed twice');
    sanction.appeal = 'waiting';
  },
  decideAppeal: async (world, story, { nth, isFirst }, by) => {
    const sanction = nthOf(
      story.sanctions.filter(({ appeal }) => appeal !== 'none'),
      nth,
    );
    if (sanction === undefined) return;
    const { id } = await world.db
      .selectFrom('appeals')
      .select('id')
      .where('sanction_id', '=', sanction.id)
      .executeTakeFirstOrThrow();
    const outcome = isFirst ? ('overturned' as const) : ('upheld' as const);
    const answer = await world.send(by, sanctions.decideAppeal, {
      params: { appealId: AppealId.parse(id) },
      body: { outcome, words: 'We have looked again.', version: 1 },
    });
    if (!isDone(answer)) return;
    if (sanction.appeal !== 'waiting') throw new Error('an appeal decided twice');
    if (!isFirst && sanction.isUndone) throw new Error('what is undone was upheld');
    sanction.appeal = outcome;
    if (isFirst && !sanction.isUndone) {
      sanction.isUndone = true;
      story.acts.push({ action: 'sanction.undone', by: by.id });
    }
    story.acts.push({ action: `appeal.${outcome}`, by: by.id });
  },
} satisfies Record<string, Act>;
