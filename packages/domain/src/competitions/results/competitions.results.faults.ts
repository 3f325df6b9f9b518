import { fault } from '../../kernel/index.ts';

export const resultFaults = {
  tooEarly: fault('resultsTooEarly', 409, 'Results come once the competition has begun.'),
  wrongScore: fault('wrongScore', 409, 'This category is scored in another way.'),
  scoringFixed: fault(
    'scoringFixed',
    409,
    'There are scores already. Only the ranking can be changed, and only before publication.',
  ),
  reasonNeeded: fault(
    'correctionNeedsReason',
    409,
    'These results are published. Please say why they change.',
  ),
  badFile: fault('badResultFile', 422, 'This file could not be read.'),
};
