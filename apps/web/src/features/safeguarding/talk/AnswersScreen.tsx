import { HelpLines } from '#features/moderation';
import { useTitle } from '#lib/navigation/title.ts';
import { CHECK_CONNECTION, EmptyState, Loading, Page, PagedList, Section, Skeleton } from '#ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageCircleHeart } from 'lucide-react';
import { TalkForm } from './TalkForm.tsx';
import { TalkMessages } from './TalkMessages.tsx';
import { talkQuery, useWriteToTeam } from './safeguarding.talk.queries.ts';

/** Our answers to a person who told us something, with a form to write back. */
export function AnswersScreen() {
  useTitle('Answers');
  const query = useInfiniteQuery(talkQuery);
  const write = useWriteToTeam();
  const canWrite = query.data?.pages[0]?.canWrite === true;
  return (
    <Page title="Answers" intro="Only you and our team can read this.">
      <div className="flex flex-col gap-8">
        <PagedList
          query={query}
          rowsOf={(page) => page.messages}
          loading={
            <Loading label="Loading answers..." className="flex flex-col gap-3">
              <Skeleton shape="block" className="h-24" />
              <Skeleton shape="block" className="h-24" />
            </Loading>
          }
          failed={{ title: 'We couldn’t load the answers', text: CHECK_CONNECTION }}
          empty={<Nothing isAsked={canWrite} />}
          moreLabel="Show earlier"
          saysOutOfDate
        >
          {(messages) => (
            <TalkMessages
              messages={messages}
              own="child"
              names={{ team: 'Our team', child: 'You' }}
            />
          )}
        </PagedList>
        {canWrite && (
          <TalkForm
            label="Write to our team"
            hint="You can say it in your own words. You won’t get into trouble for what you write here."
            send={(body) => write.mutateAsync(body)}
            pending={write.isPending}
          />
        )}
      </div>
      <Section title="If you need someone right now">
        <HelpLines />
      </Section>
    </Page>
  );
}

const Nothing = ({ isAsked }: { isAsked: boolean }) => (
  <EmptyState
    icon={<MessageCircleHeart aria-hidden />}
    title={isAsked ? 'Your answer is on its way' : 'Nothing here yet'}
    text={
      isAsked
        ? 'Someone from our team will write to you here. You can add something below.'
        : 'When you tell us about something, our team’s answer appears here.'
    }
  />
);
