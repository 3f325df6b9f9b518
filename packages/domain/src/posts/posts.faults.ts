import { fault } from '../kernel/index.ts';

export const postFaults = {
  picturesOrVideo: fault('picturesOrVideo', 422, 'A post can have four pictures or one video'),
  audienceTooWide: fault('audienceTooWide', 422, 'Your posts can be seen by friends at most.'),
};
