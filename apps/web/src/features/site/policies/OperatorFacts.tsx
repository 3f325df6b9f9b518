import { CHECK_CONNECTION, Loading, QueryBoundary, Skeleton } from '#ui';
import { useQuery } from '@tanstack/react-query';
import { operatorQuery } from '../site.queries.ts';
import { PolicyFacts } from './PolicyFacts.tsx';

/** Who runs this installation, and how to reach them. */
export function OperatorFacts() {
  return (
    <QueryBoundary
      query={useQuery(operatorQuery)}
      loading={
        <Loading label="Loading who runs this site...">
          <Skeleton shape="block" className="h-40" />
        </Loading>
      }
      failed={{ title: 'We couldn’t load who runs this site', text: CHECK_CONNECTION }}
    >
      {({ name, address, email, dataProtection }) => (
        <PolicyFacts
          facts={[
            { name: 'Name', text: name },
            { name: 'Postal address', text: address },
            { name: 'Email', text: <a href={`mailto:${email}`}>{email}</a> },
            { name: 'Data protection', text: dataProtection },
          ]}
        />
      )}
    </QueryBoundary>
  );
}
