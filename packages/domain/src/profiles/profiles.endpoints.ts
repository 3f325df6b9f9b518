import * as z from 'zod';
import { UserId, accountFaults, correctionFaults } from '../accounts/index.ts';
import { commonFaults, endpoint, fault } from '../kernel/index.ts';
import { mediaFaults } from '../media/index.ts';
import { moderationFaults } from '../moderation/index.ts';
import {
  DirectoryOverview,
  DirectoryPage,
  DirectorySearch,
  directoryCursor,
} from './profiles.directory.schema.ts';
import { NewPicture, OwnProfile, ProfileEdit, ProfileView } from './profiles.schema.ts';

export const profileFaults = {
  notYours: fault('profileFieldFixed', 422, 'You can change this when you’re older.'),
};

export const profileEndpoints = {
  overview: endpoint({
    method: 'GET',
    path: '/profiles/overview',
    reads: 'replica',
    access: 'anyone',
    summary: 'Returns the directory’s figures, six athletes, and the available filters.',
    returns: DirectoryOverview,
  }),
  directory: endpoint({
    method: 'GET',
    path: '/profiles',
    reads: 'replica',
    access: 'anyone',
    summary: 'Lists people in the directory. A minor is found by username only.',
    query: DirectorySearch.extend({ after: directoryCursor.optional() }),
    returns: DirectoryPage,
    limit: { max: 240, seconds: 60 },
  }),
  read: endpoint({
    method: 'GET',
    path: '/profiles/:userId',
    reads: 'replica',
    access: 'anyone',
    seconds: 30,
    summary: 'Returns a person’s profile, as far as the caller can see it.',
    params: z.object({ userId: UserId }),
    returns: ProfileView,
    faults: [commonFaults.notFound],
  }),
  own: endpoint({
    method: 'GET',
    path: '/profile',
    access: 'signedIn',
    seconds: 30,
    summary: 'Returns the caller’s profile for editing.',
    returns: OwnProfile,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/profile',
    access: 'signedIn',
    summary: 'Saves the caller’s profile. All text is moderated before it is saved.',
    body: ProfileEdit,
    returns: OwnProfile,
    faults: [
      profileFaults.notYours,
      accountFaults.nameRefused,
      correctionFaults.tooOften,
      moderationFaults.flagged,
    ],
    limit: { max: 60, seconds: 3600 },
  }),
  changePicture: endpoint({
    method: 'PUT',
    path: '/profile/picture',
    access: 'signedIn',
    summary: 'Sets the profile picture: one of the drawings, an uploaded picture, or none.',
    body: NewPicture,
    returns: OwnProfile.pick({ art: true, imageId: true, isPictureHeld: true }),
    faults: [mediaFaults.notYours],
    limit: { max: 60, seconds: 3600 },
  }),
};
