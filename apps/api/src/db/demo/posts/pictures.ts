import { type Insertable, type Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import type { DB } from '#db/schema.generated';
import { HELD_PICTURES, type HeldPicture } from './held-pictures.ts';
import type { DemoPerson } from '../people/people.ts';
import { ago, hoursOf } from '../moments.ts';
import { at, demoId } from '../random.ts';

const [WIDTH, HEIGHT] = [1200, 800];
/** Of which people are awake. */
const MINUTES_A_DAY = 870;
/** When the first bottle was rejected. */
const REJECTED_DAYS_AGO = 2.3;

const idOf = ({ name }: HeldPicture) => demoId('held picture', name);
const postOf = ({ name }: HeldPicture) => demoId('held post', name);
const keyOf = (picture: HeldPicture) => `${idOf(picture)}/large.webp`;
const svgOf = ({ drawing }: HeldPicture) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fbeee6"/>${drawing}</svg>`;

/** The bytes of the pictures, with the names under which their rows look for them. */
export async function drawHeldPictures(
  put: (key: string, bytes: Buffer, mimeType: string) => Promise<void>,
): Promise<void> {
  const { default: sharp } = await import('sharp');
  for (const picture of HELD_PICTURES) {
    const bytes = await sharp(Buffer.from(svgOf(picture)))
      .webp()
      .toBuffer();
    await put(keyOf(picture), bytes, 'image/webp');
  }
}

/** Posts whose pictures wait for somebody to look at them, and why. */
export async function insertHeldPictures(
  tx: Kysely<DB>,
  people: readonly DemoPerson[],
  now: Date,
): Promise<void> {
  const held = HELD_PICTURES.map((picture, nth) => {
    const authors = people.filter(({ part, signsIn }) => part === picture.part && !signsIn);
    const author = at(authors, 3 + nth);
    return {
      picture,
      author,
      created: ago(now, picture.minutesAgo / MINUTES_A_DAY, hoursOf(author)),
    };
  });
  await tx.insertInto('posts').values(held.map(postRow)).execute();
  await tx
    .insertInto('media_files')
    .values(held.map((one) => fileRow(one, now)))
    .execute();
  await tx
    .insertInto('post_media')
    .values(
      held.map(({ picture }) => ({
        post_id: postOf(picture),
        media_id: idOf(picture),
        position: 0,
        alt_text: picture.alt,
      })),
    )
    .execute();
  await tx.insertInto('moderation_queue').values(held.map(queueRow)).execute();
}

interface Held {
  picture: HeldPicture;
  author: DemoPerson;
  created: Date;
}

const postRow = ({ picture, author, created }: Held): Insertable<DB['posts']> => ({
  id: postOf(picture),
  author_id: author.id,
  content: picture.content,
  visibility: 'friends',
  approval_status: 'held',
  reader_age: 0,
  created_at: created,
  updated_at: created,
});

const fileRow = ({ picture, author, created }: Held, now: Date): Insertable<DB['media_files']> => ({
  id: idOf(picture),
  owner_id: author.id,
  uploaded_by: author.id,
  purpose: 'post',
  kind: 'image',
  mime_type: 'image/webp',
  storage_key: keyOf(picture),
  variants: JSON.stringify({ large: keyOf(picture) }),
  sha256: createHash('sha256')
    .update(`${picture.name} ${svgOf(picture)}`)
    .digest('hex'),
  bytes: svgOf(picture).length,
  width: WIDTH,
  height: HEIGHT,
  status: 'held',
  check_result: JSON.stringify({
    confidence: picture.found,
    findings:
      picture.reason === 'check_failed'
        ? null
        : { labels: picture.labels, words: picture.words, isGymnastics: false },
    hashes: [],
    nearCopyOf: picture.reason === 'near_copy' ? ago(now, REJECTED_DAYS_AGO).toISOString() : null,
  }),
  checked_at: created,
  created_at: created,
  attached_at: created,
  subject_kind: 'post',
  subject_id: postOf(picture),
});

const queueRow = ({ picture, author, created }: Held): Insertable<DB['moderation_queue']> => ({
  id: demoId('queue item', picture.name),
  content_kind: 'media',
  content_id: idOf(picture),
  author_id: author.id,
  reason: picture.reason,
  priority: author.age < 18 ? 1 : 0,
  found: picture.found,
  created_at: created,
});
