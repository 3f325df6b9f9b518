import { fault } from '../../kernel/index.ts';

export const entryFaults = {
  notOpen: fault('entriesNotOpen', 409, 'Entries aren’t open at the moment.'),
  stillOpen: fault(
    'entriesStillOpen',
    409,
    'You can draw the start list once entries have closed.',
  ),
  notEveryone: fault(
    'startListIncomplete',
    409,
    'Someone has entered or withdrawn since you opened this. Please check the list again.',
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
    'In total, that’s more places than the competition’s maximum number of participants.',
  ),
  wrongAge: fault('wrongAgeForCategory', 409, 'This category is for a different age group.'),
  notTheirs: fault('accessDenied', 403, 'You can’t enter them.'),
  groupsOnly: fault('categoryForGroups', 409, 'This category is for groups.'),
  noGroups: fault('categoryNotForGroups', 409, 'This category isn’t for groups.'),
  guardianMissing: fault(
    'entryNeedsGuardian',
    409,
    'If you’re under 16, a parent or guardian has to agree. Please link one to your account first, or ask your club to enter you.',
  ),
};
