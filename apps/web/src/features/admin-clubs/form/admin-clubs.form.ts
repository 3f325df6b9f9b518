import { asTyped } from '#features/clubs';
import { type AdminClub, ClubArt, type WrittenClubDraft } from '@ribbon/domain/clubs';

const NEW_CLUB_COUNTRY = 'United Kingdom';

const EMPTY: WrittenClubDraft = {
  ...asTyped({
    name: '',
    address: null,
    city: '',
    country: NEW_CLUB_COUNTRY,
    description: null,
    phone: null,
    email: null,
    website: null,
    timeZone: null,
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
  reason: '',
};

/** A club as its form shows it, or an empty one. */
export function draftOf(club: AdminClub | null): WrittenClubDraft {
  if (club === null) return EMPTY;
  const art = ClubArt.safeParse(club.art);
  return {
    ...asTyped(club),
    latitude: club.latitude ?? '',
    longitude: club.longitude ?? '',
    art: art.success ? art.data : '',
    imageId: club.imageId,
    reason: '',
  };
}
