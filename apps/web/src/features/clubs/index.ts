export { ClubListLoading } from './ClubListLoading.tsx';
export { ClubMark } from './ClubMark.tsx';
export { ClubPicture, type ClubPictureFacts } from './ClubPicture.tsx';
export { RoleBadge } from './RoleBadge.tsx';
export { clubGridClass } from './clubs.grid.format.ts';
export { CLUBS_TOPIC } from './clubs.queries.ts';
export { DetailFields } from './details/DetailFields.tsx';
export { asTyped, detailWords } from './details/clubs.details.texts.ts';
export { CLUB_READING } from './details/clubs.moderation.texts.ts';
