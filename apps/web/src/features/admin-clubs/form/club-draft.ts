import { asTyped } from '#features/clubs';
import { type AdminClub, ClubArt, type ClubDetailsDraft } from '@ribbon/domain/clubs';

export const NEW_CLUB_COUNTRY = 'United Kingdom';

const EMPTY: ClubDetailsDraft = {
  ...asTyped({
    name: '',
    address: null,
    city: '',
    country: NEW_CLUB_COUNTRY,
    description: null,
    phone: null,
    email: null,
    website: null,
    hours: null,
    programs: [],
    ageFrom: null,
    levels: [],
    apparatus: [],
    days: [],
    joinPolicy: 'approval',
  }),
  latitude: '',
  longitude: '',
  art: '',
  imageId: null,
};

/** A club as its form shows it, or an empty one. */
export function draftOf(club: AdminClub | null): ClubDetailsDraft {
  if (club === null) return EMPTY;
  const art = ClubArt.safeParse(club.art);
  return {
    ...asTyped(club),
    latitude: club.latitude ?? '',
    longitude: club.longitude ?? '',
    art: art.success ? art.data : '',
    imageId: club.imageId,
  };
}
