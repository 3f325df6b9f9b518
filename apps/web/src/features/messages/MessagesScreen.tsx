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
      intro="From the contact page. Safety concerns come first, then whoever has been waiting longest."
    >
      <Counters
        query={figures}
        tiles={(known) => [
          { label: 'Safety concerns', one: 'Safety concern', value: known.safety },
          { label: 'New', value: known.new },
          { label: 'Replied', value: known.answered },
          { label: 'Done', value: known.done },
        ]}
      />
      <div className="flex flex-col gap-6">
        <ListFilters
          list={list}
          className="grid grid-cols-2 gap-4 sm:grid-cols-[2fr_1fr_1fr]"
          search={{
            placeholder: 'Search names, emails or messages...',
            className: 'max-sm:col-span-2',
          }}
          choices={[
            {
              name: 'topic',
              label: 'About',
              placeholder: 'Everything',
              options: optionsOf(CONTACT_TOPIC_LABELS),
            },
            {
              name: 'status',
              label: 'Status',
              placeholder: 'All statuses',
              options: optionsOf(MESSAGE_STATUS_LABELS),
            },
          ]}
        />
        <AdminList
          list={list}
          rowsOf={(page) => page.messages}
          words={{
            loading: 'Loading messages...',
            failed: 'We couldn’t load the messages',
            more: 'Load more messages',
          }}
          skeleton={{ rows: 5, height: 'h-20' }}
          empty={
            <NothingFound
              list={list}
              none={{
                title: 'No messages yet',
                text: 'Messages from the contact page will appear here.',
              }}
              noMatch={{ title: 'No messages found', showAll: 'Show all messages' }}
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
