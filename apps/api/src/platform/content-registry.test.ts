import { describe, expect, it } from 'vitest';
import type { ContentKind } from './content.ts';
import { checkContent, registeredContent } from './content-registry.ts';

const review: ContentKind = {
  kind: 'club_review',
  excerpt: () => {
    throw new Error('nobody asks');
  },
  report: { find: async () => undefined },
  hiding: { hide: async () => undefined, show: async () => undefined },
};

describe('content of slices', () => {
  it('is found however late its slice is built', () => {
    const slices: { content?: readonly ContentKind[] }[] = [];
    const content = registeredContent(slices);
    expect(() => content.report('club_review')).toThrow('club_review');
    slices.push({}, { content: [review] });
    expect(content.report('club_review')).toBe(review.report);
  });

  it('does not start registered twice', () => {
    expect(() => {
      checkContent([review, review]);
    }).toThrow('Content is registered twice: club_review.');
  });

  it('does not start without a kind that a place names', () => {
    expect(() => {
      checkContent([review]);
    }).toThrow(
      /No slice registers hiding of this content: post, comment, challenge, competition\./u,
    );
  });
});
