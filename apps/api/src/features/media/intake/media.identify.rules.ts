import { type MediaFormat, isMediaFormat } from '@ribbon/domain/media';
import { fileTypeFromBuffer } from 'file-type';

/** As much of a file as tells what it is. */
export const HEAD_BYTES = 16 * 1024;

/** Names that other programs use for what we take. */
const ALIASES: Readonly<Record<string, MediaFormat>> = {
  'image/apng': 'image/png',
  'video/x-m4v': 'video/mp4',
};

/** What a file is by its own bytes; what its name or its sender say does not count. */
export async function formatOf(head: Uint8Array): Promise<MediaFormat | undefined> {
  const mime = (await fileTypeFromBuffer(head))?.mime ?? '';
  if ((mime === '' || mime === 'application/xml') && isSvg(head)) return 'image/svg+xml';
  const type = ALIASES[mime] ?? mime;
  return isMediaFormat(type) ? type : undefined;
}

const SVG =
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg[^>[]*>\s*)*<svg[\s>]/iu;

const isSvg = (head: Uint8Array): boolean => SVG.test(Buffer.from(head).toString('utf8'));

/** What other programs would start to read or run, wherever in the picture it hides. */
const FOREIGN_WORDS = ['<script', '<?php', '<html', '<!doctype', '<iframe', '<svg', '<body'];
const FOREIGN_MARKS = ['Rar!\u001A\u0007', '7z\u00BC\u00AF\u0027\u001C'];
/** Readers of PDF look for their mark this far into a file, readers of ZIP this far from its end. */
const PDF_REACH = 1024;
const ZIP_REACH = 65_557;

/** A picture that is also something else: a page, a script, an archive, a document. */
export function isPolyglot(format: MediaFormat, file: Buffer): boolean {
  const text = file.toString('latin1');
  if (format === 'image/svg+xml') return /<!ENTITY/iu.test(text);
  const lower = text.toLowerCase();
  return (
    FOREIGN_WORDS.some((word) => lower.includes(word)) ||
    FOREIGN_MARKS.some((mark) => text.includes(mark)) ||
    text.slice(0, PDF_REACH).includes('%PDF-') ||
    holdsArchive(file) ||
    opensComment(format, file)
  );
}

/** The end of a ZIP's list of contents, with at least one entry in it. */
function holdsArchive(file: Buffer): boolean {
  const tail = file.subarray(Math.max(0, file.length - ZIP_REACH));
  const end = tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  return end >= 0 && end + 22 <= tail.length && tail.readUInt16LE(end + 10) > 0;
}

/** Where a picture's first number stands; as "/*" or "=" it makes the rest a comment of a script. */
const FIRST_NUMBER: Readonly<Partial<Record<MediaFormat, number>>> = {
  'image/jpeg': 4,
  'image/gif': 6,
  'image/webp': 4,
};

function opensComment(format: MediaFormat, file: Buffer): boolean {
  const at = FIRST_NUMBER[format];
  if (at === undefined) return false;
  const number = file.subarray(at, at + 2).toString('latin1');
  return number === '/*' || number === '//' || number.startsWith('=');
}
