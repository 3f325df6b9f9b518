import { fault } from '../kernel/index.ts';
import { JOIN_REFUSAL_TEXTS } from './challenges.schema.ts';

export const challengeFaults = {
  mayNotJoin: fault('mayNotJoinChallenge', 403, JOIN_REFUSAL_TEXTS.type),
  guardianFirst: fault('challengeNeedsGuardian', 403, JOIN_REFUSAL_TEXTS.guardian),
  isOver: fault('challengeOver', 409, JOIN_REFUSAL_TEXTS.over),
  notStarted: fault('challengeNotStarted', 409, 'This challenge hasn’t started yet.'),
  notJoined: fault('challengeNotJoined', 409, 'Join the challenge first.'),
  countedByLog: fault(
    'taskCountedByLog',
    409,
    'Your training log counts this one for you. Log a session and it goes up by itself.',
  ),
  someoneJoined: fault(
    'challengeHasParticipants',
    409,
    'Someone has joined already, so this challenge can only be extended.',
  ),
  notLonger: fault('challengeNotLonger', 400, 'Please choose a later last day.'),
  notFinished: fault(
    'challengeNotFinished',
    409,
    'You’ll get your certificate when you finish the last task.',
  ),
};
