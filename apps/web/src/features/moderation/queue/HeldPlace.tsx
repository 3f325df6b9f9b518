import { AGE_BAND_LABELS } from '@ribbon/domain/accounts';
import type { QueueItem } from '@ribbon/domain/moderation';
import { audienceLabel } from '@ribbon/domain/posts';
import type { ReactNode } from 'react';
import { t } from '@ribbon/domain/kernel';

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
  const inName = club ? t(' on behalf of {club}', { club: club.name }) : '';
  const others = post.files > 1 ? t(', one of {files} files', { files: post.files }) : '';
  const { name, ageBand } = post.author;
  if (kind === 'post')
    return (
      <p>
        {t('A post{inName}, {visibility}.', {
          inName,
          visibility: audienceLabel(post.visibility, ageBand),
        })}
      </p>
    );
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">
        {kind === 'comment'
          ? t('On a post by {name} ({ageBand}), {visibility}:', {
              name,
              ageBand: AGE_BAND_LABELS[ageBand],
              visibility: audienceLabel(post.visibility, ageBand),
            })
          : t('In a post{inName}, {visibility}{others}:', {
              inName,
              visibility: audienceLabel(post.visibility, ageBand),
              others,
            })}
      </p>
      <Quote isQuiet={kind === 'comment'}>{post.content}</Quote>
      {media && (
        <p className="text-sm text-muted">
          {media.alt === '' ? 'Not described.' : t('Described as “{alt}”.', { alt: media.alt })}
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
