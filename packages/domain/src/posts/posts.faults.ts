import { fault } from '../kernel/index.ts';

export const postFaults = {
  picturesOrVideo: fault('picturesOrVideo', 422, 'A post can have four pictures or one video'),
  audienceTooWide: fault('audienceTooWide', 422, 'Only your friends can see your posts.'),
  nothingToTag: fault(
    'nothingToTag',
    422,
    'You can tag people in a post that has a picture and that others can see.',
  ),
  cannotTag: fault('cannotTag', 422, 'You can’t tag one of these people in this post.'),
  tagRemoved: fault('tagRemoved', 409, 'A tag that was removed can’t be added again.'),
};
