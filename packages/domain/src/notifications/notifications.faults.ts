import { fault } from '../kernel/index.ts';

export const notificationFaults = {
  quietByGuardian: fault(
    'quietByGuardian',
    403,
    'The grown-up who looks after you sets your quiet hours.',
  ),
};
