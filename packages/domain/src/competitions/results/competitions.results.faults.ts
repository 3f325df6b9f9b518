import { fault } from '../../kernel/index.ts';

export const resultFaults = {
  tooEarly: fault(
    'resultsTooEarly',
    409,
    'You can enter results once the competition has started.',
  ),
  wrongScore: fault('wrongScore', 409, 'This category uses a different scoring method.'),
  scoringFixed: fault(
    'scoringFixed',
    409,
    'There are scores already. Only the ranking can be changed, and only before publication.',
  ),
  reasonNeeded: fault(
    'correctionNeedsReason',
    409,
    'These results are already published. Please say why you’re changing them.',
  ),
  badFile: fault('badResultFile', 422, 'We couldn’t read this file.'),
};
