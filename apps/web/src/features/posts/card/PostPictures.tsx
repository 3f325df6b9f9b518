import { MediaVideo, Picture } from '#features/media';
import { cx } from '#ui';
import type { PostMedia } from '@ribbon/domain/posts';

/** One picture keeps its shape; several share a grid, three with a wide one first. */
export function PostPictures({ media }: { media: PostMedia[] }) {
  const [only] = media;
  if (only === undefined) return null;
  return (
    <div className="mt-4 flex flex-col gap-2">
      {media.length === 1 && only.kind === 'video' && <MediaVideo file={only} alt={only.alt} />}
      {media.length === 1 && only.kind === 'image' && (
        <Picture
          file={only}
          alt={only.alt}
          sizes="(min-width: 48rem) 42rem, 100vw"
          className="rounded-md"
        />
      )}
      {media.length > 1 && (
        <div className="grid grid-cols-2 gap-2">
          {media.map((file, index) => (
            <div
              key={file.id}
              className={cx(
                'overflow-hidden rounded-md',
                media.length === 3 && index === 0 ? 'col-span-2 aspect-2/1' : 'aspect-square',
              )}
            >
              <Picture file={file} alt={file.alt} sizes="(min-width: 48rem) 21rem, 50vw" cover />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
