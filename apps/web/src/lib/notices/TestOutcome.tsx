import { Notice } from '#ui';
import type { ServiceTest } from '@ribbon/domain/kernel';
import { wordsFor } from '../http/client.ts';

/** How the test of a service went: what the service said, or that the test itself could not be made. */
export function TestOutcome({
  test,
}: {
  test: { data: ServiceTest | undefined; error: Error | null; isPending: boolean };
}) {
  if (test.isPending) return null;
  if (test.error) return <Notice tone="danger">{wordsFor(test.error)}</Notice>;
  if (test.data === undefined) return null;
  return <Notice tone={test.data.works ? 'safe' : 'danger'}>{test.data.message}</Notice>;
}
