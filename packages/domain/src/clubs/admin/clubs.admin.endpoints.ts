import * as z from 'zod';
import { ClubId, UserId } from '../../accounts/index.ts';
import {
  AdminReason,
  recordedReason,
  endpoint,
  line,
  nothing,
  version,
} from '../../kernel/index.ts';
import { mediaFaults } from '../../media/index.ts';
import { moderationRefusals } from '../../moderation/index.ts';
import { AdminClub, AdminClubList, ClubListQuery } from './clubs.admin.schema.ts';
import { ClubDetails, WrittenClub } from '../clubs.details.schema.ts';
import { clubFaults, clubAdminFaults as faults } from '../clubs.faults.ts';
import { ClubFile, ClubImport, ClubImportId, IMPORT_BODY_BYTES } from './clubs.import.schema.ts';
import { ClubStatus } from '../clubs.schema.ts';

const ofClub = z.object({ clubId: ClubId });
const ofImport = z.object({ importId: ClubImportId });

/** The endpoints of /admin/clubs. */
export const clubAdminEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/clubs',
    access: 'systemAdmin',
    summary: 'Lists clubs with their admins, newest first, paginated.',
    query: ClubListQuery,
    returns: AdminClubList,
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/clubs',
    access: 'systemAdmin',
    summary: 'Adds a new club, with a reason.',
    body: WrittenClub,
    returns: AdminClub,
    faults: [...moderationRefusals, mediaFaults.notYours],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/clubs/:clubId',
    access: 'systemAdmin',
    summary: 'Replaces a club’s details, unless someone else has changed them since.',
    params: ofClub,
    body: z.object({ version, details: ClubDetails, reason: recordedReason }),
    returns: AdminClub,
    faults: [
      faults.notFound,
      faults.changedMeanwhile,
      clubFaults.openWithMinors,
      ...moderationRefusals,
      mediaFaults.notYours,
    ],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/admin/clubs/:clubId/deletion',
    access: 'systemAdmin',
    summary: 'Deletes a club; it can be restored for 30 days.',
    params: ofClub,
    body: z.object({ confirmation: line().max(200), reason: recordedReason }),
    returns: nothing,
    faults: [faults.notFound, faults.nameWrong],
  }),
  restore: endpoint({
    method: 'DELETE',
    path: '/admin/clubs/:clubId/deletion',
    access: 'systemAdmin',
    summary: 'Restores a deleted club.',
    params: ofClub,
    body: AdminReason,
    returns: nothing,
    faults: [faults.notFound, faults.undoOver],
  }),
  removeAdmin: endpoint({
    method: 'DELETE',
    path: '/admin/clubs/:clubId/admins/:userId',
    access: 'systemAdmin',
    summary: 'Removes a club’s admin; a club with none left is listed as unclaimed again.',
    params: z.object({ clubId: ClubId, userId: UserId }),
    body: AdminReason,
    returns: z.object({ status: ClubStatus }),
    faults: [faults.notFound],
  }),
  previewImport: endpoint({
    method: 'POST',
    path: '/admin/clubs/imports',
    access: 'systemAdmin',
    summary: 'Previews the import of a CSV file of clubs, row by row.',
    body: ClubFile,
    bodyBytes: IMPORT_BODY_BYTES,
    returns: ClubImport,
    faults: [faults.fileRefused],
    limit: { max: 60, seconds: 3600 },
  }),
  latestImport: endpoint({
    method: 'GET',
    path: '/admin/clubs/imports/latest',
    access: 'systemAdmin',
    summary: 'Returns the latest import, if any.',
    returns: z.object({ latest: ClubImport.nullable() }),
  }),
  import: endpoint({
    method: 'GET',
    path: '/admin/clubs/imports/:importId',
    access: 'systemAdmin',
    summary: 'Returns the progress of an import.',
    params: ofImport,
    returns: ClubImport,
    faults: [faults.notFound],
  }),
  runImport: endpoint({
    method: 'POST',
    path: '/admin/clubs/imports/:importId/run',
    access: 'systemAdmin',
    summary: 'Imports the valid rows of a previewed file.',
    params: ofImport,
    body: AdminReason,
    returns: ClubImport,
    faults: [faults.notFound, faults.importMovedOn],
  }),
  cancelImport: endpoint({
    method: 'POST',
    path: '/admin/clubs/imports/:importId/cancellation',
    access: 'systemAdmin',
    summary: 'Stops an import. Clubs already created stay.',
    params: ofImport,
    body: AdminReason,
    returns: ClubImport,
    faults: [faults.notFound, faults.importMovedOn],
  }),
};
