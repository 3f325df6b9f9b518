import { When } from '#lib/format/When.tsx';
import { NotLoaded, Section } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { coachWordsQuery } from '../training.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** What coaches write to somebody from 13 on, for a linked adult; nothing while there is nothing. */
export function CoachWordsPart({ userId, name }: { userId: UserId; name: string }) {
  const query = useQuery(coachWordsQuery(userId));
  const { data: { words } = { words: [] } } = query;
  if (words.length === 0 && !query.isError) return null;
  return (
    <Section
      title="What coaches write"
      intro={t('Coaches’ comments in {name}’s training log. The sessions are {name}’s own.', {
        name,
      })}
    >
      <NotLoaded query={query} what="the comments" />
      <ul className="flex flex-col gap-4">
        {words.map(({ id, authorName, content, createdAt }) => (
          <li key={id}>
            <p className="text-sm text-muted">
              {authorName} · <When at={createdAt} />
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{content}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
