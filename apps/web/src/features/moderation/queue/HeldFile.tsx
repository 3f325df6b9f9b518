import { MediaVideo, Picture } from '#features/media';
import { Dialog } from '#ui';
import type { QueueMedia } from '@ribbon/domain/moderation';
import { ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { quoted, t } from '@ribbon/domain/kernel';

/** What somebody wants to show: a picture that opens large, or a video that never plays by itself. */
export function HeldFile({ file, of }: { file: QueueMedia; of: string }) {
  const [isLarge, setLarge] = useState(false);
  const words = file.alt || t('{of}’s upload', { of });
  if (file.kind === 'video') return <MediaVideo file={file} alt={words} className="max-h-96" />;
  return (
    <>
      <button
        type="button"
        onClick={() => setLarge(true)}
        className="group relative block w-full cursor-zoom-in overflow-hidden rounded-md"
      >
        {/* Whole, not cut: nobody may say yes to what was out of sight. */}
        <Picture file={file} alt={words} sizes="(min-width: 64rem) 20rem, 100vw" />
        <span className="absolute right-2 bottom-2 grid size-10 place-items-center rounded-full bg-surface text-ink group-hover:text-brand-ink">
          <ZoomIn aria-hidden className="size-5" />
          <span className="sr-only">View full size</span>
        </span>
      </button>
      <Dialog
        open={isLarge}
        onOpenChange={setLarge}
        size="lg"
        title={t('{of}’s picture', { of })}
        description={file.alt === '' ? 'The author hasn’t described it.' : quoted(file.alt)}
      >
        <Picture file={file} alt={words} sizes="48rem" eager className="rounded-md" />
      </Dialog>
    </>
  );
}
