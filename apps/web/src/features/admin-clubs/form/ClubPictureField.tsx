import { ImageUrlField, type UploadState, UploadField, mediaAddress } from '#features/media';
import { RadioCards, suggestedLogos } from '#ui';
import { CLUB_FIELD_LABELS, ClubArt } from '@ribbon/domain/clubs';
import type { UploadedFile } from '@ribbon/domain/media';
import { useState } from 'react';

/** As the form holds it: a drawing, a stored picture, or neither. */
export interface PictureDraft {
  art: ClubArt | '';
  imageId: string | null;
}

const OWN = 'own';
const frame = (src: string) => (
  <img src={src} alt="" width={40} height={40} className="size-10 rounded-md object-cover" />
);
const drawings = suggestedLogos.map(({ key, label, src }) => ({
  value: key,
  title: label,
  icon: frame(src),
}));

/** A drawing, or a picture by upload or address. What is uploaded can still be chosen again. */
export function ClubPictureField({
  value,
  onChange,
  stored,
  url,
  onUrl,
  errors,
  onState,
}: {
  value: PictureDraft;
  onChange: (picture: PictureDraft) => void;
  /** The picture that the club has now. */
  stored: string | null;
  url: string;
  onUrl: (url: string) => void;
  errors: { picture?: string | undefined; url?: string | undefined };
  onState: (uploads: UploadState) => void;
}) {
  const [uploaded, setUploaded] = useState<UploadedFile[]>([]);
  const own = uploaded[0]?.id ?? stored;
  const show = (files: UploadedFile[]) => {
    setUploaded(files);
    onChange({ art: '', imageId: files[0]?.id ?? stored });
  };
  return (
    <div className="flex flex-col gap-5">
      <RadioCards
        label={CLUB_FIELD_LABELS.art}
        name="picture"
        columns={2}
        value={value.imageId === null ? value.art : OWN}
        onChange={({ target }) => {
          const art = ClubArt.safeParse(target.value);
          onChange({
            art: art.success ? art.data : '',
            imageId: target.value === OWN ? own : null,
          });
        }}
        options={[
          ...(own === null
            ? []
            : [
                {
                  value: OWN,
                  title: CLUB_FIELD_LABELS.imageId,
                  icon: frame(mediaAddress(own, 'small')),
                },
              ]),
          { value: '', title: 'No picture' },
          ...drawings,
        ]}
      />
      <UploadField
        purpose="club-logo"
        label="Upload a picture"
        hint="JPG, PNG, WebP, GIF or SVG, up to 5 MB. We remove location data."
        value={uploaded}
        onChange={show}
        error={errors.picture}
        onState={onState}
      />
      <ImageUrlField
        purpose="club-logo"
        url={url}
        onUrl={onUrl}
        error={errors.url}
        onFetched={(file) => show([file])}
      />
    </div>
  );
}
