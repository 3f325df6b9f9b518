import { isCancelled } from '#lib/http/upload.ts';
import { type MediaPurpose, type UploadedFile, refusalBeforeSending } from '@ribbon/domain/media';
import { useEffect, useRef, useState } from 'react';
import { sendFile } from '../media.queries.ts';
import { mayHelpToRetry, uploadWords } from './media.texts.ts';

/** A file on its way, or one that did not make it. */
export interface Sending {
  key: string;
  name: string;
  percent: number;
  error: string | undefined;
  /** Sending it again may help; a file that is too large stays too large. */
  canRetry: boolean;
}

interface Work {
  file: File;
  control: AbortController;
}

const keyOf = () => Math.random().toString(36).slice(2);

/** Uploads, each with its progress and a way to stop it. */
export function useUploads(
  purpose: MediaPurpose,
  onDone: (file: UploadedFile) => void,
  otherwise?: string,
) {
  const [sending, setSending] = useState<Sending[]>([]);
  const work = useRef(new Map<string, Work>());
  const line = useRef(Promise.resolve());
  const finish = useRef(onDone);
  useEffect(() => {
    finish.current = onDone;
  });
  // What is left behind stops: nobody would see it arrive.
  useEffect(() => {
    const running = work.current;
    return () => {
      for (const { control } of running.values()) control.abort();
    };
  }, []);

  const change = (key: string, part: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  function forget(key: string): void {
    work.current.get(key)?.control.abort();
    work.current.delete(key);
    setSending((all) => all.filter((one) => one.key !== key));
  }

  async function run(key: string): Promise<void> {
    const { file, control } = work.current.get(key) ?? {};
    if (file === undefined || control === undefined) return;
    try {
      const done = await sendFile(purpose, file, {
        signal: control.signal,
        onProgress: (share) => change(key, { percent: Math.round(share * 100) }),
      });
      forget(key);
      finish.current(done);
    } catch (error) {
      if (isCancelled(error)) return;
      change(key, { error: uploadWords(error, otherwise), canRetry: mayHelpToRetry(error) });
    }
  }

  /** One after the other: they arrive in the order in which they were chosen. */
  function queue(key: string, file: File): void {
    work.current.set(key, { file, control: new AbortController() });
    line.current = line.current.then(() => run(key));
  }

  function add(file: File): void {
    const key = keyOf();
    const refusal = refusalBeforeSending(purpose, file);
    setSending((all) => [
      ...all,
      {
        key,
        name: file.name,
        percent: 0,
        error: refusal,
        canRetry: false,
      },
    ]);
    if (refusal === undefined) queue(key, file);
  }

  return {
    sending,
    add,
    cancel: forget,
    retry(key: string): void {
      const known = work.current.get(key);
      change(key, { percent: 0, error: undefined });
      if (known) queue(key, known.file);
    },
  };
}
