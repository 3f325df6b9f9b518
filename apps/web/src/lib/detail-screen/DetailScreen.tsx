import {
  CHECK_CONNECTION,
  Loading,
  Page,
  type PageProps,
  QueryBoundary,
  type ReadQuery,
  Skeleton,
} from '#ui';
import { commonFaults } from '@ribbon/domain/kernel';
import type { ReactElement, ReactNode } from 'react';
import { wordsFor } from '../http/client.ts';
import { useTitle } from '../navigation/title.ts';

interface Words {
  /** The heading until the thing is there. */
  title: string;
  loading: string;
  failed: string;
}

const ONE_BLOCK = ['h-72'];

const isMissing = (error: unknown): boolean =>
  commonFaults.notFound.matches(error) || commonFaults.invalidInput.matches(error);

/**
 * One thing on a page of its own: loading, failed, missing or there. Missing also with data in the
 * cache: what was taken from the reader meanwhile goes from the screen, too.
 */
export function DetailScreen<Thing>({
  query,
  words,
  nameOf,
  missing,
  skeletons = ONE_BLOCK,
  loading,
  width,
  children,
}: {
  query: ReadQuery<Thing> & { error: unknown };
  words: Words;
  /** What the browser's tab says once the thing is there. */
  nameOf?: (thing: Thing) => string;
  /** The screen instead; a title where the refusal itself is the text. */
  missing: ReactElement | string;
  /** How high the blocks are that stand for what is coming. */
  skeletons?: readonly string[];
  /** What is shown meanwhile, where blocks are not like it. */
  loading?: ReactNode;
  width?: PageProps['width'];
  /** Brings the page. */
  children: (thing: Thing) => ReactNode;
}) {
  useTitle((query.data !== undefined && nameOf?.(query.data)) || words.title);
  const gone = isMissing(query.error) ? missing : undefined;
  if (gone !== undefined && typeof gone !== 'string') return gone;
  return (
    <QueryBoundary
      query={query}
      loading={
        loading ?? (
          <Loading label={words.loading} className="flex flex-col gap-4">
            {skeletons.map((height) => (
              <Skeleton key={height} shape="block" className={height} />
            ))}
          </Loading>
        )
      }
      failed={
        gone === undefined
          ? { title: words.failed, text: CHECK_CONNECTION }
          : { title: gone, text: wordsFor(query.error) }
      }
      renderFrame={(state) => (
        <Page title={words.title} {...(width && { width })}>
          {state}
        </Page>
      )}
    >
      {children}
    </QueryBoundary>
  );
}
