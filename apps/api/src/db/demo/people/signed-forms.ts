import { type Kysely, sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { DB } from '#db/schema.generated';
import { ago } from '../moments.ts';
import { demoId } from '../random.ts';

const [WIDTH, HEIGHT] = [900, 1200];
const FORM = demoId('signed form', 'second guardian');
const PICTURE = demoId('signed form', 'picture');
const KEY = `${PICTURE}/large.webp`;

/** Lines of text, and a signature below them. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="100%" height="100%" fill="#cbb9a6"/>
  <g transform="rotate(-1.5 450 600)"><rect x="60" y="50" width="780" height="1100" fill="#fdfcf8"/>
    <g fill="#46424a"><rect x="120" y="120" width="520" height="34"/>
      ${[220, 275, 380, 420, 490, 530, 600, 640, 710]
        .map((y, nth) => `<rect x="120" y="${y}" width="${nth % 2 ? 430 : 640}" height="14"/>`)
        .join('')}
      <rect x="120" y="980" width="200" height="4"/><rect x="380" y="980" width="400" height="4"/></g>
    <path d="M400 955 q40 -90 60 -10 t60 -20 t50 5 t70 -35 q30 60 90 10" fill="none" stroke="#1d3f8f" stroke-width="7"/>
    <path d="M130 955 l30 -40 m10 40 l30 -40 m10 40 l30 -40" fill="none" stroke="#1d3f8f" stroke-width="6"/>
  </g></svg>`;

/** The bytes of the picture, with the name under which its row looks for them. */
export async function drawSignedForm(
  put: (key: string, bytes: Buffer, mimeType: string) => Promise<void>,
): Promise<void> {
  const { default: sharp } = await import('sharp');
  await put(KEY, await sharp(Buffer.from(DRAWING)).webp().toBuffer(), 'image/webp');
}

/** A child's second guardian is not verified yet, and has sent a signed form. */
export async function insertSignedForm(tx: Kysely<DB>, now: Date): Promise<void> {
  const at = ago(now, 0.4);
  await sql`update parental_relationships set verified_at = null, verified_how = null,
      verified_by = null
    where id = (select guardian_link.id from parental_relationships guardian_link join athlete_profiles child on child.id = guardian_link.child_id
      where guardian_link.role = 'full' and child.user_type = 'child_gymnast' order by guardian_link.id limit 1)`.execute(
    tx,
  );
  await sql`insert into guardian_forms (id, guardian_id, child_id, created_at)
    select ${FORM}, parent_id, child_id, ${at} from parental_relationships
    where role = 'full' and verified_at is null and origin = 'co_guardian' and ended_at is null
    order by id limit 1`.execute(tx);
  await sql`insert into media_files (id, uploaded_by, purpose, kind, mime_type, storage_key, variants,
      sha256, bytes, width, height, status, checked_at, created_at, attached_at, subject_kind, subject_id)
    select ${PICTURE}, guardian_id, 'guardian-form', 'image', 'image/webp', ${KEY},
      ${JSON.stringify({ large: KEY })}::jsonb, ${createHash('sha256').update(DRAWING).digest('hex')},
      ${DRAWING.length}, ${WIDTH}, ${HEIGHT}, 'ready', ${at}, ${at}, ${at}, 'guardian_form', id
    from guardian_forms where id = ${FORM}`.execute(tx);
}
