import * as z from 'zod';
import { commonFaults, cursor, download, endpoint, nothing } from '../../kernel/index.ts';
import { moderationFaults } from '../../moderation/index.ts';
import { competitionFaults } from '../competitions.faults.ts';
import { CompetitionId } from '../competitions.schema.ts';
import { Entrants, NewEntries, NewGroups } from './competitions.entering.schema.ts';
import { entryFaults as faults } from './competitions.entries.faults.ts';
import {
  BoardEntry,
  CategoryId,
  EntryId,
  EntryPage,
  ListedEntry,
  NameChoice,
  OwnEntry,
  RegistrationPlan,
  StartOrder,
} from './competitions.entries.schema.ts';

const ofCompetition = z.object({ competitionId: CompetitionId });
const ofEntry = ofCompetition.extend({ entryId: EntryId });
const ofCategory = ofCompetition.extend({ categoryId: CategoryId });
const HOUR = 60 * 60;
const closed = [faults.notOpen, competitionFaults.isCancelled, competitionFaults.isOver] as const;

export const entryEndpoints = {
  plan: endpoint({
    method: 'PUT',
    path: '/competitions/:competitionId/registration',
    access: 'signedIn',
    summary: 'Sets when entries open and close, and the categories.',
    params: ofCompetition,
    body: RegistrationPlan,
    returns: nothing,
    faults: [
      commonFaults.notFound,
      competitionFaults.isOver,
      competitionFaults.isCancelled,
      faults.categoryInUse,
      faults.tooFewPlaces,
      faults.tooManyPlaces,
      moderationFaults.flagged,
      moderationFaults.notToMinors,
    ],
    limit: { max: 60, seconds: HOUR },
  }),
  entrants: endpoint({
    method: 'GET',
    path: '/competitions/:competitionId/entrants',
    access: 'signedIn',
    summary:
      'Lists the people the caller may enter: themselves, their children, gymnasts of their club.',
    params: ofCompetition,
    returns: Entrants,
    faults: [commonFaults.notFound],
  }),
  enter: endpoint({
    method: 'POST',
    path: '/competitions/:competitionId/entries',
    access: 'signedIn',
    summary:
      'Enters people in a category: all of them or none. A minor agrees first, and up to 15 a parent or guardian too.',
    params: ofCompetition,
    body: NewEntries,
    returns: z.object({ entries: z.array(OwnEntry) }),
    faults: [
      commonFaults.notFound,
      ...closed,
      faults.wrongAge,
      faults.groupsOnly,
      faults.guardianMissing,
    ],
    limit: { max: 300, seconds: HOUR },
  }),
  enterGroups: endpoint({
    method: 'POST',
    path: '/competitions/:competitionId/groups',
    access: 'signedIn',
    summary: 'Enters groups of clubs the caller runs or coaches at: all of them or none.',
    params: ofCompetition,
    body: NewGroups,
    returns: z.object({ entries: z.array(OwnEntry) }),
    faults: [commonFaults.notFound, ...closed, faults.noGroups],
    limit: { max: 60, seconds: HOUR },
  }),
  mine: endpoint({
    method: 'GET',
    path: '/competitions/:competitionId/entries/mine',
    access: 'signedIn',
    summary: 'Lists the entries of the caller, their children and the clubs they coach at or run.',
    params: ofCompetition,
    returns: z.object({ entries: z.array(OwnEntry) }),
    faults: [commonFaults.notFound],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/competitions/:competitionId/entries/:entryId',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Withdraws an entry; until entries close the next on the waiting list moves up.',
    params: ofEntry,
    returns: nothing,
    faults: [commonFaults.notFound, competitionFaults.isOver],
  }),
  agree: endpoint({
    method: 'POST',
    path: '/competitions/:competitionId/entries/:entryId/yes',
    access: 'signedIn',
    summary: 'Accepts an entry that someone else made (ages 13 to 17).',
    params: ofEntry,
    returns: nothing,
    faults: [commonFaults.notFound, ...closed],
  }),
  showName: endpoint({
    method: 'PUT',
    path: '/competitions/:competitionId/entries/:entryId/name',
    access: 'signedIn',
    summary:
      'Sets whether others see a minor’s first name and initial, and club. From 13 the young person decides, before that a guardian.',
    params: ofEntry,
    body: NameChoice,
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  list: endpoint({
    method: 'GET',
    path: '/competitions/:competitionId/categories/:categoryId/entries',
    reads: 'replica',
    access: 'anyone',
    summary: 'Lists the entries of a category, in the order of the start list once there is one.',
    params: ofCategory,
    query: EntryPage,
    returns: z.object({ entries: z.array(ListedEntry), next: cursor.nullable() }),
    faults: [commonFaults.notFound],
  }),
  board: endpoint({
    method: 'GET',
    path: '/competitions/:competitionId/board',
    reads: 'replica',
    access: 'signedIn',
    summary: 'Lists all entries with their status, paginated (organisers only).',
    params: ofCompetition,
    query: EntryPage.extend({ categoryId: CategoryId.optional() }),
    returns: z.object({ entries: z.array(BoardEntry), next: cursor.nullable() }),
    faults: [commonFaults.notFound],
  }),
  csv: endpoint({
    method: 'GET',
    path: '/competitions/:competitionId/entries.csv',
    access: 'signedIn',
    summary: 'Exports all entries as CSV (organisers only).',
    params: ofCompetition,
    returns: download,
    faults: [commonFaults.notFound],
    limit: { max: 30, seconds: HOUR },
  }),
  draw: endpoint({
    method: 'POST',
    path: '/competitions/:competitionId/categories/:categoryId/start-list',
    access: 'signedIn',
    summary: 'Draws the start list of a category at random and keeps the seed.',
    params: ofCategory,
    returns: z.object({ seed: z.string() }),
    faults: [commonFaults.notFound, faults.stillOpen],
    limit: { max: 120, seconds: HOUR },
  }),
  order: endpoint({
    method: 'PUT',
    path: '/competitions/:competitionId/categories/:categoryId/start-list',
    access: 'signedIn',
    summary: 'Sets the start list of a category manually.',
    params: ofCategory,
    body: StartOrder,
    returns: nothing,
    faults: [commonFaults.notFound, faults.stillOpen, faults.notEveryone],
    limit: { max: 120, seconds: HOUR },
  }),
};
