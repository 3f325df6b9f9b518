import { Button, Loading, QueryBoundary, type ReadQuery, Section, Skeleton } from '#ui';
import type { ServiceTest } from '@ribbon/domain/kernel';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TestOutcome } from './TestOutcome.tsx';

/** How a service of the server is set up and does, with a button that tries it. */
export const ServiceStatusSection = <Status,>({
  title,
  testLabel,
  query,
  test,
  height,
  children,
}: {
  title: string;
  testLabel: string;
  query: ReadQuery<Status>;
  test: UseMutationResult<ServiceTest, Error, void>;
  /** Of the block that stands for the status until it is there. */
  height: string;
  children: (status: Status) => ReactNode;
}) => (
  <Section
    title={title}
    actions={
      <Button variant="secondary" pending={test.isPending} onClick={() => test.mutate()}>
        {testLabel}
      </Button>
    }
  >
    <QueryBoundary
      query={query}
      failed={{ level: 3 }}
      loading={
        <Loading>
          <Skeleton shape="block" className={height} />
        </Loading>
      }
    >
      {children}
    </QueryBoundary>
    <TestOutcome test={test} />
  </Section>
);
