import { useMe } from '#lib/session/session.ts';
import { QueryBoundary, Section } from '#ui';
import { familyPolicy } from '@ribbon/domain/families';
import { useQuery } from '@tanstack/react-query';
import { linksToConfirmQuery } from '../families.queries.ts';
import { LinkQuestions } from './LinkQuestions.tsx';

/** For who runs a club or coaches in it, where a young person has no guardian. Not there while nothing waits. */
export function LinksToConfirm() {
  const me = useMe();
  const query = useQuery({
    ...linksToConfirmQuery,
    enabled: me != null && familyPolicy.confirmsForClub(me),
  });
  if (!query.isLoadingError && !query.data?.length) return null;
  return (
    <Section
      title="Links to confirm"
      intro="Some young members have asked an adult to look after their account. They don’t have a guardian here yet, so we’re asking the people who run or coach at their club."
    >
      <QueryBoundary
        query={query}
        failed={{ level: 3, title: 'We couldn’t load the links' }}
        loading={null}
      >
        {(links) => <LinkQuestions links={links} />}
      </QueryBoundary>
    </Section>
  );
}
