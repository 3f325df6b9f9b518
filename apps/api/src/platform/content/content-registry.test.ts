import { InboxKind } from '@ribbon/domain/families';
import { MediaSubjectKind } from '@ribbon/domain/media';
import { QueueKind } from '@ribbon/domain/moderation';
import { ReportedType } from '@ribbon/domain/reports';
import { SanctionedType } from '@ribbon/domain/sanctions';
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

  it('does not start where a permission is withdrawn and nothing ends', () => {
    const everything = (kind: string) => ({
      ...review,
      kind,
      queue: {},
      words: {},
      media: {},
      guardian: { permission: 'comment' },
    });
    const kinds = [
      ...new Set([
        ...SanctionedType.options,
        ...ReportedType.options,
        ...QueueKind.options,
        ...InboxKind.options,
        ...MediaSubjectKind.options,
      ]),
    ].map(everything) as unknown as ContentKind[];
    expect(() => {
      checkContent(kinds);
    }).toThrow('Nothing ends when the permission for this content is withdrawn: ');
    expect(() => {
      checkContent(kinds.map((kind) => ({ ...kind, revoke: { comment: async () => {} } })));
    }).not.toThrow();
  });

  it('does not start without a kind that a place names', () => {
    expect(() => {
      checkContent([review]);
    }).toThrow(
      /No slice registers hiding of this content: post, comment, challenge, competition\./u,
    );
  });
});
