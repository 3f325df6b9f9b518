import { type MediaFormat, mediaFaults, mediaMessages } from '@ribbon/domain/media';
import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  StreamTarget,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { open } from 'node:fs/promises';

/** Larger than any phone films; a decoder would ask for this memory at once. */
const MAX_SIDE = 4096;
const TIMEOUT_MS = 60_000;

export interface Video {
  mimeType: 'video/mp4' | 'video/webm';
  width: number;
  height: number;
  durationMs: number;
}

/**
 * Copies picture and sound into a new file and nothing else: where and with what it was filmed
 * stays behind, with every other track and word of the old container.
 */
export async function remux(from: string, to: string, format: MediaFormat): Promise<Video> {
  const input = new Input({
    source: new FilePathSource(from, { handleUnhandledError: () => undefined }),
    formats: [MP4, QTFF, WEBM],
  });
  const isWebm = format === 'video/webm';
  try {
    const tracks = await tracksOf(input);
    const durationMs = await writingTo(to, (target) => {
      const container = isWebm
        ? new WebMOutputFormat()
        : new Mp4OutputFormat({ fastStart: 'in-memory' });
      return copy(input, new Output({ format: container, target }), tracks);
    });
    const { width, height } = tracks;
    return { mimeType: isWebm ? 'video/webm' : 'video/mp4', width, height, durationMs };
  } catch {
    throw mediaFaults.unreadable({ message: mediaMessages.videoUnreadable });
  } finally {
    input.dispose();
  }
}

/** The library's own target for files leaves them open when the work is given up. */
async function writingTo<T>(path: string, work: (target: StreamTarget) => Promise<T>): Promise<T> {
  const file = await open(path, 'wx', 0o600);
  try {
    const writable = new WritableStream<{ data: Uint8Array; position: number }>({
      write: async ({ data, position }) => {
        await file.write(data, 0, data.byteLength, position);
      },
    });
    return await work(new StreamTarget(writable, { chunked: true }));
  } finally {
    await file.close();
  }
}

interface Tracks {
  picture: InputVideoTrack;
  sound: InputAudioTrack | null;
  width: number;
  height: number;
}

async function tracksOf(input: Input): Promise<Tracks> {
  const picture = await input.getPrimaryVideoTrack();
  if (picture === null) throw new Error('no picture');
  const width = await picture.getDisplayWidth();
  const height = await picture.getDisplayHeight();
  if (Math.max(width, height) > MAX_SIDE || Math.min(width, height) < 1) throw new Error('size');
  return { picture, sound: await input.getPrimaryAudioTrack(), width, height };
}

/** Copies the tracks; how long the video is, in milliseconds. */
async function copy(input: Input, output: Output, { picture, sound }: Tracks): Promise<number> {
  const timer = setTimeout(() => void output.cancel().catch(() => undefined), TIMEOUT_MS);
  try {
    // Both begin where the first of them did, so that lips and words stay together.
    const starts = [picture, ...(sound ? [sound] : [])].map((track) => track.getFirstTimestamp());
    const start = Math.min(...(await Promise.all(starts)));
    const copies = [await videoCopy(picture, output, start)];
    if (sound) copies.push(await audioCopy(sound, output, start));
    await output.start();
    await Promise.all(copies.map((run) => run()));
    await output.finalize();
    const seconds = (await input.computeDuration()) - start;
    return Math.max(0, Math.round(seconds * 1000));
  } catch (error) {
    await output.cancel().catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function videoCopy(track: InputVideoTrack, output: Output, start: number) {
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()];
  if (codec === null || decoderConfig === null) throw new Error('unknown codec');
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, { rotation: await track.getRotation() });
  return async () => {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      await source.add(shifted(packet, start), { decoderConfig });
    }
    source.close();
  };
}

async function audioCopy(track: InputAudioTrack, output: Output, start: number) {
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()];
  if (codec === null || decoderConfig === null) throw new Error('unknown codec');
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  return async () => {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      await source.add(shifted(packet, start), { decoderConfig });
    }
    source.close();
  };
}

const shifted = (packet: Parameters<EncodedVideoPacketSource['add']>[0], start: number) =>
  packet.clone({ timestamp: Math.max(0, packet.timestamp - start) });
