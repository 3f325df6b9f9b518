import type { Me, UserType } from '@ribbon/domain/accounts';

const PRACTICE = 'What did you practise today?';
const QUESTIONS: Readonly<Record<UserType | 'system_admin', string>> = {
  gymnast: PRACTICE,
  child_gymnast: PRACTICE,
  parent: 'What made you smile at training?',
  coach: 'What went well in training?',
  club_admin: 'What’s new at your club?',
  system_admin: 'What’s new here?',
};

/** What invites somebody to write, by what they do here. */
export const questionFor = ({ userType, roles }: Pick<Me, 'userType' | 'roles'>): string =>
  QUESTIONS[roles.some(({ role }) => role === 'system_admin') ? 'system_admin' : userType];
