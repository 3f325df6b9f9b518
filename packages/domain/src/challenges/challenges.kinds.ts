import * as z from 'zod';
import { kind, t } from '../kernel/index.ts';
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
    message: ({ title }) => t('You’ve finished “{title}”. Your certificate is ready.', { title }),
    link: (data) => `${page(data)}/certificate`,
    mail: 'off',
  }),
  challenge_cancelled: kind({
    category: 'posts',
    label: 'A challenge you joined is cancelled',
    data: ofChallenge,
    title: () => 'Challenge cancelled',
    message: ({ title }) => t('“{title}” has been cancelled.', { title }),
    link: page,
    mail: 'off',
  }),
  challenge_extended: kind({
    category: 'posts',
    label: 'A challenge you joined is extended',
    data: ofChallenge,
    title: () => 'More time',
    message: ({ title }) => t('You have more time for “{title}”.', { title }),
    link: page,
    mail: 'off',
    isFrequent: true,
  }),
  challenge_ending: kind({
    category: 'posts',
    label: 'A challenge you joined ends soon',
    data: ofChallenge,
    title: () => 'Three days left',
    message: ({ title }) => t('“{title}” ends in three days.', { title }),
    link: page,
    mail: 'off',
    isFrequent: true,
  }),
};
