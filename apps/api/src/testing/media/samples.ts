import {
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  BufferTarget,
  Input,
  MP4,
  MovOutputFormat,
  Output,
} from 'mediabunny';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import sharp from 'sharp';

/** Somebody's front door, as a phone writes it. */
export const PLACE = '+51.5033-000.1276+012.000/';

const colour = (width: number, height: number, background: object | string = '#c81e5b') =>
  sharp({ create: { width, height, channels: 3, background } });
let made = 0;

export const asFile = (name: string, bytes: Uint8Array | string, type = ''): File =>
  new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name, { type });

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

export const samples = {
  /** Taken upright with a phone that lay on its side, at a place it remembers. */
  phonePhoto: async (width = 2000, height = 1500): Promise<Buffer> =>
    colour(width, height)
      .withExif({
        IFD0: { Make: 'Telephone', Model: 'Mia’s phone', Copyright: 'Mia' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '51/1 30/1 12/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '0/1 7/1 39/1',
        },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),

  /**
   * Each in a colour of its own, since what was rejected once is known again; far enough from the
   * others to be another picture still when it has been saved with losses.
   */
  picture: (width = 40, height = 30): Promise<Buffer> => {
    made += 1;
    const shade = (digit: number) => ((made >> (4 * digit)) % 16) * 16;
    const background = { r: 255 - shade(2), g: shade(1), b: shade(0) };
    return colour(width, height, background).png().toBuffer();
  },

  /** A whole picture of 100 megapixels: a small file that would unfold to 300 MB. */
  pixelBomb: (): Buffer => {
    const side = 10_000;
    const header = Buffer.alloc(13);
    header.writeUInt32BE(side, 0);
    header.writeUInt32BE(side, 4);
    // One bit for a pixel, which chooses one of two colours: made in no time.
    header.set([1, 3, 0, 0, 0], 8);
    const rows = Buffer.alloc(side * (1 + side / 8));
    return Buffer.concat([
      Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
      pngChunk('IHDR', header),
      pngChunk('PLTE', Buffer.from([200, 30, 91, 0, 0, 0])),
      pngChunk('IDAT', deflateSync(rows)),
      pngChunk('IEND', Buffer.alloc(0)),
    ]);
  },

  /** Opens as a picture and unpacks as an archive. */
  async archivePicture(): Promise<Buffer> {
    const archive = zipSync({ 'run.class': Buffer.from('nothing good') });
    return Buffer.concat([await colour(40, 30).jpeg().toBuffer(), archive]);
  },

  /** A GIF whose first words a browser could run as a script. */
  async scriptPicture(): Promise<Buffer> {
    const gif = await colour(40, 30).gif().toBuffer();
    return Buffer.concat([gif, Buffer.from('*/=1;<script>alert(document.cookie)</script>')]);
  },

  /** A JPEG whose first length reads as the start of a script's comment. */
  async commentPicture(): Promise<Buffer> {
    const jpeg = await colour(40, 30).jpeg().toBuffer();
    const padding = Buffer.alloc(0x2f2a, 0x20);
    return Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0x2f, 0x2a]),
      padding.subarray(2),
      jpeg.subarray(2),
    ]);
  },

  drawing: `<?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">
      <script>alert(document.cookie)</script>
      <rect width="40" height="20" fill="#c81e5b" onload="alert(1)"/>
      <image href="file:///etc/hostname" width="4" height="4"/>
      <image xlink:href="http://169.254.169.254/latest/meta-data" width="4" height="4"/>
    </svg>`,

  entityBomb: `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>
    <svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`,

  executable: Buffer.concat([Buffer.from('MZ\u0090\u0000', 'latin1'), Buffer.alloc(600, 7)]),

  mp4: (): Promise<Buffer> => readFile(join(import.meta.dirname, 'clip.mp4')),
  webm: (): Promise<Buffer> => readFile(join(import.meta.dirname, 'clip.webm')),

  /** As a phone films: QuickTime, turned, with the place, twice over, and the phone's name. */
  async phoneVideo(): Promise<Buffer> {
    const input = new Input({
      source: new FilePathSource(join(import.meta.dirname, 'clip.mp4')),
      formats: [MP4],
    });
    const target = new BufferTarget();
    const output = new Output({ format: new MovOutputFormat(), target });
    const track = await input.getPrimaryVideoTrack();
    const decoderConfig = await track?.getDecoderConfig();
    if (!track || !decoderConfig) throw new Error('the sample has no picture');
    const source = new EncodedVideoPacketSource('avc');
    output.addVideoTrack(source, { rotation: 90, name: 'Mia’s camera' });
    output.setMetadataTags({
      title: 'At home',
      comment: PLACE,
      raw: {
        '©xyz': PLACE,
        '©mod': 'Mia’s phone',
        'com.apple.quicktime.location.ISO6709': PLACE,
      },
    });
    await output.start();
    for await (const packet of new EncodedPacketSink(track).packets()) {
      await source.add(packet, { decoderConfig });
    }
    await output.finalize();
    input.dispose();
    // Places are also written into the free space of a file.
    const free = Buffer.alloc(8 + PLACE.length);
    free.writeUInt32BE(free.length, 0);
    free.write('free', 4);
    free.write(PLACE, 8);
    return Buffer.concat([Buffer.from(target.buffer ?? new ArrayBuffer()), free]);
  },
};
