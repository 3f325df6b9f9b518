import type { ArtworkKey } from '#ui';
import type { MediaFile } from '@ribbon/domain/media';
import type { ReactNode } from 'react';

/** What somebody chose: a drawing that ships with Ribbon, or a picture of their own. */
export type PictureChoice = { art: ArtworkKey | null } | { media: MediaFile };

/** The choice of having no picture, where that is allowed. */
export interface NoPicture {
  label: string;
  /** Among the suggestions, and as large as it will be. */
  picture: ReactNode;
  preview: ReactNode;
}
