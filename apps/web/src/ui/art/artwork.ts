import { APPARATUS_CLUBS } from '@ribbon/domain/kernel';
const files = import.meta.glob<string>('./*.svg', {
  eager: true,
  import: 'default',
  // A file of its own even when small: the content security policy allows no data: documents.
  query: '?no-inline',
});

const labels = {
  'avatar-default': 'A ball above a ribbon',
  'avatar-hoop': 'Hoop',
  'avatar-ball': 'Ball',
  'avatar-clubs': APPARATUS_CLUBS,
  'avatar-ribbon': 'Ribbon',
  'avatar-rope': 'Rope',
  'avatar-carpet': 'Carpet',
  'logo-spiral': 'Ribbon spiral',
  'logo-hoop': 'Hoop and ribbon',
  'logo-clubs': 'Crossed clubs',
  'logo-ball': 'Ball on a ribbon',
  'logo-knot': 'Rope knot',
  'logo-star': 'Five ribbons',
  'platform-paper': 'Ribbon on paper',
  'platform-raspberry': 'Ribbon on raspberry',
  'platform-carpet': 'Ribbon on the carpet',
};

export type ArtworkKey = keyof typeof labels;
export type Artwork = { key: ArtworkKey; label: string; src: string };

/** Store the key, not this address: a build may rename the file. */
export const artworkSrc = (key: ArtworkKey) => files[`./${key}.svg`] ?? '';

export const isArtworkKey = (key: string): key is ArtworkKey => key in labels;

/** Every drawing the product brings along, in the order in which it is offered. */
export const artwork: Artwork[] = Object.entries(labels).flatMap(([key, label]) =>
  isArtworkKey(key) ? [{ key, label, src: artworkSrc(key) }] : [],
);

const offered = (prefix: string) =>
  artwork.filter(({ key }) => key.startsWith(prefix) && key !== 'avatar-default');

export const suggestedAvatars = offered('avatar-');
export const suggestedLogos = offered('logo-');
export const platformLogos = offered('platform-');
export const defaultAvatar = artworkSrc('avatar-default');
