import type { DB } from '#db/schema.generated';
import { ago, hoursOf } from '../moments.ts';
import type { Kysely } from 'kysely';
import { demoId } from '../random.ts';
import type { DemoPerson } from '../people/people.ts';

const BIO = 'Coach and choreographer for ten years. Ask me about routines on WhatsApp.';

/** A coach whose bio is held from minors, and waits for a person. */
export async function holdBio(
  tx: Kysely<DB>,
  people: readonly DemoPerson[],
  now: Date,
): Promise<void> {
  const coach = people.findLast(({ part, signsIn }) => part === 'coach' && !signsIn);
  if (coach === undefined) return;
  const at = ago(now, 0.1, hoursOf(coach));
  await tx
    .updateTable('athlete_profiles')
    .set({ bio: BIO, texts_reader_age: 18, updated_at: at })
    .where('id', '=', coach.id)
    .execute();
  await tx
    .insertInto('moderation_queue')
    .values({
      id: demoId('queue item', 'bio'),
      content_kind: 'profile',
      content_id: coach.id,
      author_id: coach.id,
      reason: 'adult_to_minor',
      priority: 2,
      created_at: at,
    })
    .execute();
}
