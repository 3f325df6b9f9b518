import { Portrait } from '#ui';
import type { ComponentProps } from 'react';
import { mediaAddress } from './media.address.format.ts';

type PersonPortraitProps = {
  person: { name: string; art: string | null; imageId: string | null };
  size?: ComponentProps<typeof Portrait>['size'];
};

/** A person's picture as the server sends it. Put the name beside it. */
export const PersonPortrait = ({ person, size = 'lg' }: PersonPortraitProps) => (
  <Portrait
    name={person.name}
    art={person.art}
    size={size}
    src={person.imageId === null ? undefined : mediaAddress(person.imageId, 'small')}
  />
);
