import type { Member } from '@ribbon/domain/accounts';
import type { Context, Kind, Verdict } from '@ribbon/moderator';
import { masked } from './moderation.mask.rules.ts';
import type { RemoteModerator } from './moderation.remote.ts';
import type { ContentKind, Draft } from './moderation.draft.rules.ts';

/** The verdict of a moderator; a remote service says itself how sure it is, in per cent. */
export type Reading = Omit<Verdict, 'confidence'> & { confidence: number };

export type Judge = (
  author: Pick<Member, 'ageBand'>,
  draft: Draft,
) => Promise<{ verdict: Reading; decidedBy: 'local' | 'remote' }>;

interface Needs {
  moderate: (text: string, context: Context) => Promise<Verdict>;
  remote: RemoteModerator | undefined;
  log: { warn(details: object, message: string): void };
}

const KINDS: Readonly<Partial<Record<ContentKind, Kind>>> = {
  post: 'post',
  comment: 'comment',
  club_review: 'review',
  club_review_reply: 'review',
  report: 'report',
  profile: 'bio',
  club: 'club',
  club_claim: 'club',
  club_event: 'club',
  competition: 'club',
  challenge: 'challenge',
};

const RANK = { green: 0, orange: 1, red: 2 } as const;

/** The context a moderator gets with a text. */
export const contextOf = (
  author: Pick<Member, 'ageBand'>,
  { kind, field, audience, toAgeBand }: Draft,
): Context => ({
  kind: KINDS[kind] ?? 'other',
  field,
  author,
  audience,
  ...(toAgeBand && { to: toAgeBand }),
});

/**
 * The local reading always happens. A remote service may be stricter, never more lenient; when it
 * fails, the local word stands and says so.
 */
export const judgeWith =
  ({ moderate, remote, log }: Needs): Judge =>
  async (author, draft) => {
    const { kind, text } = draft;
    const local = await moderate(text, contextOf(author, draft));
    if (remote === undefined) return { verdict: local, decidedBy: 'local' };
    try {
      const far = await remote.judge(masked(text, local), kind === 'comment' ? 'comment' : 'post');
      const isStricter = RANK[far.severity] > RANK[local.severity];
      if (!isStricter) return { verdict: local, decidedBy: 'local' };
      return { verdict: { ...local, ...far }, decidedBy: 'remote' };
    } catch (error) {
      log.warn({ err: error }, 'remote moderation service failed, falling back to local rules');
      return { verdict: { ...local, usedFallback: true }, decidedBy: 'local' };
    }
  };
