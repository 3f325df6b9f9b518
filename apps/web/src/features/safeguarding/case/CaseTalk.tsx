import { CHECK_CONNECTION, Loading, PagedList, Section, Skeleton } from '#ui';
import type { SafeguardingCase } from '@ribbon/domain/safeguarding';
import { useInfiniteQuery } from '@tanstack/react-query';
import { caseTalkQuery, useAnswerChild } from '../safeguarding.queries.ts';
import { TalkForm } from '../talk/TalkForm.tsx';
import { TalkMessages } from '../talk/TalkMessages.tsx';

/** What our team and the child have written to each other. */
export function CaseTalk({ found }: { found: SafeguardingCase }) {
  const answer = useAnswerChild(found.id);
  return (
    <Section
      title="Talk with the child"
      intro="They read it in the app. Guardians don’t see it, and nobody gets an email about it."
    >
      <PagedList
        query={useInfiniteQuery(caseTalkQuery(found.id))}
        rowsOf={(page) => page.messages}
        loading={
          <Loading label="Loading the talk...">
            <Skeleton shape="block" className="h-24" />
          </Loading>
        }
        failed={{ title: 'We couldn’t load the conversation', text: CHECK_CONNECTION }}
        empty={<p className="text-muted">Nobody has written yet.</p>}
        moreLabel="Show earlier"
        saysOutOfDate
      >
        {(messages) => (
          <TalkMessages
            messages={messages}
            own="team"
            names={{ team: 'Our team', child: found.child?.name ?? 'The child' }}
          />
        )}
      </PagedList>
      {found.status !== 'closed' && (
        <TalkForm
          label="Write to the child"
          hint="Short, plain words. Nobody can change it afterwards."
          send={(body) => answer.mutateAsync(body)}
          pending={answer.isPending}
        />
      )}
    </Section>
  );
}
