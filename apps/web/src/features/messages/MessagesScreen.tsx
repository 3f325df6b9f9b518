import { AdminList, NothingFound } from '#lib/admin-list/AdminList.tsx';
import { ListFilters } from '#lib/admin-list/ListFilters.tsx';
import { useAdminList } from '#lib/admin-list/useAdminList.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Counters, optionsOf, Page } from '#ui';
import { MESSAGE_STATUS_LABELS, type ReceivedMessage } from '@ribbon/domain/messages';
import { CONTACT_TOPIC_LABELS } from '@ribbon/domain/site';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MessageDetails } from './MessageDetails.tsx';
import { MessageTable } from './MessageTable.tsx';
import { messageFiguresQuery, messagesQuery } from './messages.queries.ts';
import { messagesSearch } from './messages.search.ts';

/** What people wrote on the contact page. */
export function MessagesScreen() {
  useTitle('Messages');
  const list = useAdminList({ filters: messagesSearch, query: messagesQuery });
  const figures = useQuery(messageFiguresQuery);
  const [opened, setOpened] = useState<ReceivedMessage>();
  return (
    <Page
      title="Messages"
      width="wide"
      intro="From the contact page: safety concerns first, then whoever has waited longest"
    >
      <Counters
        query={figures}
        tiles={(known) => [
          { label: 'Safety concerns', one: 'Safety concern', value: known.safety },
          { label: 'New', value: known.new },
          { label: 'Answered', value: known.answered },
          { label: 'Done', value: known.done },
        ]}
      />
      <div className="flex flex-col gap-6">
        <ListFilters
          list={list}
          className="grid grid-cols-2 gap-4 sm:grid-cols-[2fr_1fr_1fr]"
          search={{ placeholder: 'Name, email or words...', className: 'max-sm:col-span-2' }}
          choices={[
            {
              name: 'topic',
              label: 'About',
              placeholder: 'Everything',
              options: optionsOf(CONTACT_TOPIC_LABELS),
            },
            {
              name: 'status',
              label: 'State',
              placeholder: 'All states',
              options: optionsOf(MESSAGE_STATUS_LABELS),
            },
          ]}
        />
        <AdminList
          list={list}
          rowsOf={(page) => page.messages}
          words={{
            loading: 'Loading messages...',
            failed: 'The messages could not be loaded',
            more: 'Load more messages',
          }}
          skeleton={{ rows: 5, height: 'h-20' }}
          empty={
            <NothingFound
              list={list}
              none={{
                title: 'No messages yet',
                text: 'What people write on the contact page appears here.',
              }}
              noMatch={{ title: 'No message matches', showAll: 'Show all messages' }}
            />
          }
        >
          {(messages) => <MessageTable messages={messages} onOpen={setOpened} />}
        </AdminList>
      </div>
      <MessageDetails message={opened} onClose={() => setOpened(undefined)} />
    </Page>
  );
}
