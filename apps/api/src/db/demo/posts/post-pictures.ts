import { pictureVariants } from '@ribbon/domain/media';
import type { Insertable, Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import type { DB } from '#db/schema.generated';
import { SCENES, type Scene } from '../drawings/scenes.ts';
import { POSTS, type Published, postId } from './posts.ts';
import { demoId } from '../random.ts';
import type { DemoPost } from '../words/demo-post.ts';

const [WIDTH, HEIGHT] = [1200, 800];
const fileId = (words: DemoPost): string => demoId('post picture', postId(words));
/** Of its own for each post: who deletes one takes no picture from another. */
const keyOf = (words: DemoPost, variant: string): string => `${fileId(words)}/${variant}.webp`;

/** Draws each of the dozen pictures once, for all the posts that show it. */
export async function drawPostPictures(
  put: (key: string, bytes: Buffer, mimeType: string) => Promise<void>,
): Promise<void> {
  const { default: sharp } = await import('sharp');
  for (const scene of SCENES) {
    for (const { variant, width } of pictureVariants(WIDTH)) {
      const drawn = sharp(Buffer.from(scene.svg)).resize({ width }).webp({ quality: 82 });
      const bytes = await drawn.toBuffer();
      for (const post of POSTS.filter((one) => one.scene === scene.name)) {
        await put(keyOf(post, variant), bytes, 'image/webp');
      }
    }
  }
}

/** The pictures of posts, which somebody has looked at. */
export async function insertPostPictures(
  tx: Kysely<DB>,
  posts: readonly Published[],
): Promise<void> {
  const shown = posts.flatMap((post) => {
    const scene = SCENES.find(({ name }) => name === post.words.scene);
    return scene === undefined ? [] : [{ post, scene }];
  });
  await tx.insertInto('media_files').values(shown.map(fileRow)).execute();
  await tx
    .insertInto('post_media')
    .values(
      shown.map(({ post, scene }) => ({
        post_id: post.row.id,
        media_id: fileId(post.words),
        position: 0,
        alt_text: scene.alt,
      })),
    )
    .execute();
}

function fileRow({
  post,
  scene,
}: {
  post: Published;
  scene: Scene;
}): Insertable<DB['media_files']> {
  const { row, words } = post;
  const variants = pictureVariants(WIDTH).map(({ variant }) => [variant, keyOf(words, variant)]);
  return {
    id: fileId(words),
    owner_id: row.author_id,
    uploaded_by: row.author_id,
    purpose: 'post',
    kind: 'image',
    mime_type: 'image/webp',
    storage_key: keyOf(words, 'large'),
    variants: JSON.stringify(Object.fromEntries(variants)),
    sha256: createHash('sha256').update(`${row.id} ${scene.svg}`).digest('hex'),
    bytes: scene.svg.length,
    width: WIDTH,
    height: HEIGHT,
    status: 'ready',
    is_seen: true,
    check_result: JSON.stringify({
      confidence: 0,
      findings: { labels: [], words: [], isGymnastics: true },
      hashes: [],
      nearCopyOf: null,
    }),
    checked_at: row.created_at,
    created_at: row.created_at,
    attached_at: row.created_at,
    subject_kind: 'post',
    subject_id: row.id,
  };
}
