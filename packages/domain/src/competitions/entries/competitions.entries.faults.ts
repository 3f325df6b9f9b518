import { fault } from '../../kernel/index.ts';

export const entryFaults = {
  notOpen: fault('entriesNotOpen', 409, 'Entries are not open now.'),
  stillOpen: fault('entriesStillOpen', 409, 'The start list comes once entries are closed.'),
  notEveryone: fault(
    'startListIncomplete',
    409,
    'Someone has entered or left meanwhile. Please look at the list again.',
  ),
  categoryInUse: fault(
    'categoryInUse',
    409,
    'People have entered this category. Only its places and fee can be changed.',
  ),
  tooFewPlaces: fault('tooFewPlaces', 409, 'More people have entered than that.'),
  tooManyPlaces: fault(
    'tooManyPlaces',
    409,
    'Together that is more than the participants the competition takes.',
  ),
  wrongAge: fault('wrongAgeForCategory', 409, 'This category is for another age.'),
  notTheirs: fault('accessDenied', 403, 'You can’t enter them.'),
  groupsOnly: fault('categoryForGroups', 409, 'This category is for groups.'),
  noGroups: fault('categoryNotForGroups', 409, 'This category is not for groups.'),
  guardianMissing: fault(
    'entryNeedsGuardian',
    409,
    'Under 16, a parent or guardian has to agree. Please link one to the account first, or ask your club to enter you.',
  ),
};
