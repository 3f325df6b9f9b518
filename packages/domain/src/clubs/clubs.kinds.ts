import * as z from 'zod';
import { ClubRef } from '../accounts/index.ts';
import { kind, nameOf, t } from '../kernel/index.ts';

/** Notifications about joining clubs. No text repeats what a user wrote. */
export const clubKinds = {
  club_join_request: kind({
    category: 'clubs',
    label: 'Someone would like to join your club',
    shownTo: 'clubAdmins',
    data: ClubRef,
    title: () => 'New request to join',
    message: ({ club }, who) => t('{name} would like to join {club}.', { name: nameOf(who), club }),
    link: ({ clubId }) => `/club-admin?club=${clubId}&tab=members`,
    mail: 'on',
    isFrequent: true,
  }),
  club_join_approved: kind({
    category: 'clubs',
    label: 'Club accepted your request',
    data: ClubRef.extend({ isForChild: z.boolean() }),
    title: () => 'Club accepted your request',
    message: ({ club, isForChild }, who) =>
      isForChild
        ? t('{name} is now a member of {club}.', { name: nameOf(who), club })
        : t('You’re now a member of {club}.', { club }),
    link: ({ isForChild }) => (isForChild ? '/family' : '/my-clubs'),
    mail: 'on',
  }),
  club_join_declined: kind({
    category: 'clubs',
    label: 'Club declined your request',
    data: ClubRef.extend({ isForChild: z.boolean() }),
    title: () => 'Request declined',
    message: ({ club, isForChild }, who) =>
      isForChild
        ? t('{club} can’t take {name} as a member at the moment.', { club, name: nameOf(who) })
        : t('{club} can’t take you as a member at the moment.', { club }),
    link: () => '/clubs',
    mail: 'on',
  }),
  club_administrator_changed: kind({
    category: 'clubs',
    label: 'Someone starts or stops running your club',
    shownTo: 'clubAdmins',
    data: ClubRef.extend({ person: z.string(), runs: z.boolean() }),
    title: () => 'Who runs your club has changed',
    message: ({ club, person, runs }) =>
      runs
        ? t('{person} now runs {club}. If that looks wrong, please write to us.', { person, club })
        : t('{person} no longer runs {club}. If that looks wrong, please write to us.', {
            person,
            club,
          }),
    link: ({ clubId }) => `/club-admin?club=${clubId}&tab=members`,
    mail: 'on',
    isRequired: true,
    ignoresBlocks: true,
  }),
  club_invitation: kind({
    category: 'clubs',
    label: 'A club invites you to join',
    data: ClubRef,
    title: () => 'You are invited',
    message: ({ club }) =>
      t('{club} invites you to join. The link is in the email we sent you.', { club }),
    link: () => '/my-clubs',
    mail: 'none',
  }),
};
