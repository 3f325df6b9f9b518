import { AGE_BAND_LABELS } from '@ribbon/domain/accounts';
import type { QueueItem } from '@ribbon/domain/moderation';
import { audienceLabel } from '@ribbon/domain/posts';
import type { ReactNode } from 'react';

/** Where it would be seen, with the words around it. */
export function HeldPlace({ item }: { item: QueueItem }) {
  const { kind, media, post, club } = item;
  if (media?.shownBy === 'profile') return <p>A profile picture.</p>;
  if (media?.shownBy === 'club') {
    return (
      <p>
        The logo of{' '}
        <strong className="wrap-anywhere">
          {club ? `${club.name}, ${club.city}` : 'a deleted club'}
        </strong>
        .
      </p>
    );
  }
  if (kind === 'profile') return <p>Bio, specialties and achievements of a profile.</p>;
  if (kind === 'user_type') return <p>An account type.</p>;
  if (kind === 'challenge') return <p>The text of a challenge.</p>;
  if (post === null) return null;
  const inName = club ? ` on behalf of ${club.name}` : '';
  const others = post.files > 1 ? `, one of ${post.files} files` : '';
  const { name, ageBand } = post.author;
  if (kind === 'post')
    return <p>{`A post${inName}, ${audienceLabel(post.visibility, ageBand)}.`}</p>;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">
        {kind === 'comment'
          ? `On a post by ${name} (${AGE_BAND_LABELS[ageBand]}), ${audienceLabel(post.visibility, ageBand)}:`
          : `In a post${inName}, ${audienceLabel(post.visibility, ageBand)}${others}:`}
      </p>
      <Quote isQuiet={kind === 'comment'}>{post.content}</Quote>
      {media && (
        <p className="text-sm text-muted">
          {media.alt === '' ? 'Not described.' : `Described as “${media.alt}”.`}
        </p>
      )}
    </div>
  );
}

/** What somebody wrote. */
export const Quote = ({
  isQuiet = false,
  children,
}: {
  isQuiet?: boolean;
  children: ReactNode;
}) => (
  <blockquote
    className={`rounded-md px-4 py-3 wrap-anywhere whitespace-pre-wrap ${isQuiet ? 'border-2 border-line text-muted' : 'bg-surface-sunken'}`}
  >
    {children}
  </blockquote>
);
