import { ImageUrlField, Picture, UploadField } from '#features/media';
import { Button } from '#ui';
import type { MediaFile, MediaId, UploadedFile } from '@ribbon/domain/media';
import { competitionMessages } from '@ribbon/domain/competitions';
import { useState } from 'react';

/** A picture by upload or address; the one that is there stays until it is replaced or removed. */
export function CompetitionPictureField({
  stored,
  imageId,
  onImage,
  url,
  onUrl,
  urlError,
  onWay,
}: {
  stored: MediaFile | null;
  imageId: MediaId | null;
  onImage: (id: MediaId | null) => void;
  url: string;
  onUrl: (url: string) => void;
  urlError: string | undefined;
  /** Called with the number of pictures still being uploaded. */
  onWay: (count: number) => void;
}) {
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [failure, setFailure] = useState<string>();
  const show = (next: UploadedFile[]) => {
    setFiles(next);
    setFailure(undefined);
    onImage(next[0]?.id ?? stored?.id ?? null);
  };
  return (
    <div className="flex flex-col gap-5">
      {stored && imageId === stored.id && (
        <div className="flex flex-wrap items-end gap-4">
          <Picture file={stored} alt="Current picture" className="w-48 rounded-md" />
          <Button variant="ghost" onClick={() => onImage(null)}>
            Remove picture
          </Button>
        </div>
      )}
      <UploadField
        purpose="competition"
        label="Picture"
        hint="Optional. JPG, PNG, WebP or GIF, up to 10 MB."
        value={files}
        error={failure}
        onChange={show}
        onState={(organiserRole) => onWay(organiserRole.onWay)}
        onFailure={(words) => setFailure(words || competitionMessages.imageFailed)}
      />
      <ImageUrlField
        purpose="competition"
        url={url}
        onUrl={onUrl}
        error={urlError}
        onFetched={(file) => show([file])}
      />
    </div>
  );
}
