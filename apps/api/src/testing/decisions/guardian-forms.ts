import { guardianFormEndpoints } from '@ribbon/domain/guardian-forms';
import { type MediaId, mediaEndpoints } from '@ribbon/domain/media';
import { family } from '../family.ts';
import { asFile, samples } from '../media/samples.ts';
import type { Person, World } from '../world.ts';

/** A photo of a form, on its way to something that shows it. */
export async function formPicture(world: World, who: Person): Promise<MediaId> {
  const file = asFile('form.png', await samples.picture(900, 600));
  const params = { purpose: 'guardian-form' as const };
  return (await world.call(who, mediaEndpoints.upload, { params, file })).id;
}

/** Sends a form through the front door; the id of its picture, and its own. */
export async function sendForm(world: World, guardian: Person, child: Person) {
  const fileId = await formPicture(world, guardian);
  await world.call(guardian, guardianFormEndpoints.send, {
    params: { childId: child.id },
    body: { fileId },
  });
  const { id: formId } = await world.db
    .selectFrom('guardian_forms')
    .select('id')
    .where('guardian_id', '=', guardian.id)
    .where('child_id', '=', child.id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return { fileId, formId };
}

/** A child who starts in private, whose guardian has sent a form. */
export async function waitingForm(world: World, wish: Parameters<typeof family>[1] = {}) {
  const { child, guardian } = await family(world, { ...wish, isVerified: false });
  return { child, guardian, ...(await sendForm(world, guardian, child)) };
}
