import { samples } from '#testing/media/samples';
import { describe, expect, it, vi } from 'vitest';
import { embeddedDetector } from '../inspection/embedded/media.embedded.service.ts';

describe('the check on this server', () => {
  it('starts with the first picture, goes on after a crash, and ends when nothing comes', async () => {
    const detector = embeddedDetector({ idleMs: 1 });
    expect(detector.process()).toBeUndefined();
    const picture = await samples.picture(300, 200);
    const first = detector.detect(picture);
    await vi.waitFor(() => expect(detector.process()).toBeDefined());
    process.kill(detector.process() ?? 0, 'SIGKILL');
    await expect(first).rejects.toThrow('the process has ended');
    expect(await detector.detect(picture)).toMatchObject({ labels: [], texts: [] });
    await vi.waitFor(() => expect(detector.process()).toBeUndefined(), 10_000);
  }, 60_000);

  it('has not looked when it could not read in time, or not look in time', async () => {
    const picture = await samples.picture(300, 200);
    const cannotRead = embeddedDetector({ readingMs: 0 });
    await expect(cannotRead.detect(picture)).rejects.toThrow('text recognition timed out');
    expect(cannotRead.process()).toBeUndefined();
    const cannotLook = embeddedDetector({ lookMs: 1 });
    await expect(cannotLook.detect(picture)).rejects.toThrow('picture check timed out');
    expect(cannotLook.process()).toBeUndefined();
  }, 60_000);

  it('refuses more pictures than it can look at soon', async () => {
    const detector = embeddedDetector({ lookMs: 1 });
    const picture = await samples.picture(300, 200);
    const looks = await Promise.allSettled(
      Array.from({ length: 22 }, () => detector.detect(picture)),
    );
    const reasons = looks.map((look) => (look.status === 'rejected' ? String(look.reason) : ''));
    expect(reasons.filter((reason) => reason.includes('picture check queue is full'))).toHaveLength(
      1,
    );
    await detector.close();
  }, 60_000);
});
