import type { World } from '#testing/world';
import { type TicketId, ticketEndpoints as tickets } from '@ribbon/domain/reports';
import type { Story } from './story.ts';

/** The ticket that a report has gone to, as moderators find it by its words. */
async function ticketWith(world: World, { moderators: [by] }: Story, words: string) {
  const { tickets: found } = await world.call(by, tickets.list, { query: { search: words } });
  if (found.length !== 1) throw new Error(`${words} is in ${found.length} tickets`);
  return (found[0] as (typeof found)[number]).id;
}

/** A report was acknowledged: from now on it is part of the story. */
export async function filed(
  world: World,
  story: Story,
  report: { email: string; words: string; thing: 'post' | 'comment' | 'nothing' },
): Promise<void> {
  const ticketId = await ticketWith(world, story, report.words);
  story.reports.push({ ...report, ticketId });
  if (story.tickets.some(({ id }) => id === ticketId)) return;
  const { thing } = report;
  const text = thing === 'nothing' ? null : story[thing].text;
  story.tickets.push({ id: ticketId, thing, text, decision: null });
}

export async function versionOf(world: World, { moderators: [by] }: Story, ticketId: TicketId) {
  return (await world.call(by, tickets.read, { params: { ticketId } })).ticket.version;
}
