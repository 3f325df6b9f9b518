import { type ReactNode, useDeferredValue } from 'react';
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx';

/** What a boundary needs of a query. */
export interface ReadQuery<Data> {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What to say when nothing could be read. */
export type FailureWords = Pick<ErrorStateProps, 'title' | 'text' | 'level' | 'action'>;

export const CHECK_CONNECTION = 'Please check your connection and try again.';

const asItIs = (state: ReactNode) => state;
const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

/**
 * Loading, failed, empty or there: one of the four, and never two. What was read once stays when
 * reading it again fails.
 */
export function QueryBoundary<Data>({
  query,
  loading,
  failed,
  isEmpty = isEmptyList,
  empty,
  renderFrame = asItIs,
  inSteps = false,
  children,
}: {
  query: ReadQuery<Data>;
  /** Skeletons in the shape of what is coming. */
  loading: ReactNode;
  failed?: FailureWords;
  isEmpty?: (data: Data) => boolean;
  /** Said instead of the children; without it they show an empty list themselves. */
  empty?: ReactNode;
  /** What stands around loading and failed, where the children bring a page or section of their own. */
  renderFrame?: (state: ReactNode) => ReactNode;
  /** For long lists: drawn bit by bit, so that a tap is heard meanwhile. What stands around it may be there a moment sooner. */
  inSteps?: boolean;
  children: (data: Data) => ReactNode;
}) {
  const { data, isError, isFetching, refetch } = query;
  const isTurn = useDeferredValue(data !== undefined);
  if (data !== undefined && (isTurn || !inSteps)) {
    return empty !== undefined && isEmpty(data) ? empty : children(data);
  }
  if (data !== undefined || !isError) return renderFrame(loading);
  return renderFrame(
    <ErrorState {...failed} pending={isFetching} onRetry={() => void refetch()} />,
  );
}

/** Two queries as one: there once both are, failed when either is, and only what failed is tried again. */
export function bothOf<A, B>(a: ReadQuery<A>, b: ReadQuery<B>): ReadQuery<[A, B]> {
  return {
    data: a.data === undefined || b.data === undefined ? undefined : [a.data, b.data],
    isError: a.isError || b.isError,
    isFetching: a.isFetching || b.isFetching,
    refetch: () => [a, b].map(({ isError, refetch }) => isError && refetch()),
  };
}
