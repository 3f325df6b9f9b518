import * as z from 'zod';
import { kind } from '../kernel/index.ts';
import { ChallengeId } from './challenges.schema.ts';

const ofChallenge = z.object({ challengeId: ChallengeId, title: z.string() });
const page = ({ challengeId }: { challengeId: ChallengeId }) => `/challenges/${challengeId}`;

/** Notifications about challenges. */
export const challengeKinds = {
  challenge_completed: kind({
    category: 'posts',
    label: 'You finish a challenge',
    data: ofChallenge,
    title: () => 'Challenge completed',
    message: ({ title }) => `You’ve finished “${title}”. Your certificate is ready.`,
    link: (data) => `${page(data)}/certificate`,
    mail: 'off',
  }),
  challenge_cancelled: kind({
    category: 'posts',
    label: 'A challenge you joined is cancelled',
    data: ofChallenge,
    title: () => 'Challenge cancelled',
    message: ({ title }) => `“${title}” has been cancelled.`,
    link: page,
    mail: 'off',
  }),
  challenge_extended: kind({
    category: 'posts',
    label: 'A challenge you joined is extended',
    data: ofChallenge,
    title: () => 'More time',
    message: ({ title }) => `You have more time for “${title}”.`,
    link: page,
    mail: 'off',
    isFrequent: true,
  }),
  challenge_ending: kind({
    category: 'posts',
    label: 'A challenge you joined ends soon',
    data: ofChallenge,
    title: () => 'Three days left',
    message: ({ title }) => `“${title}” ends in three days.`,
    link: page,
    mail: 'off',
    isFrequent: true,
  }),
};
