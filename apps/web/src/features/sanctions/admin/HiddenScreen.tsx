import { AdminList, NothingFound } from '#lib/admin-list/AdminList.tsx';
import { ListFilters } from '#lib/admin-list/ListFilters.tsx';
import { useAdminList } from '#lib/admin-list/useAdminList.ts';
import { dayAndTime } from '#lib/format/format.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Badge, Card, Page } from '#ui';
import {
  type HiddenItem,
  SANCTIONED_LABELS,
  SANCTION_REASON_LABELS,
  SanctionedType,
} from '@ribbon/domain/sanctions';
import { KeepHiddenButton } from './KeepHiddenButton.tsx';
import { QuotedContent, SanctionedHead } from './SanctionedHead.tsx';
import { UndoButton } from './UndoButton.tsx';
import { hiddenQuery } from './sanctions.admin.queries.ts';
import { hiddenFilters } from './sanctions.admin.search.ts';
import { t } from '@ribbon/domain/kernel';

const named = (type: SanctionedType) => {
  const label = SANCTIONED_LABELS[type];
  return label.charAt(0).toUpperCase() + label.slice(1);
};
const TYPES = SanctionedType.options.map((value) => ({ value, label: named(value) }));
const STATES = [{ value: 'sent_again', label: 'Edited and resubmitted' }];

/** What others do not see because a moderator said so, with a way back. */
export function HiddenScreen() {
  useTitle('Hidden Content');
  const list = useAdminList({ filters: hiddenFilters, query: hiddenQuery });
  return (
    <Page
      title="Hidden Content"
      width="wide"
      intro="Posts, comments and reviews that moderators have hidden, newest first."
    >
      <div className="flex flex-col gap-6">
        <ListFilters
          list={list}
          className="grid grid-cols-2 gap-4 lg:max-w-2xl"
          choices={[
            { name: 'type', label: 'Kind', placeholder: 'Everything', options: TYPES },
            { name: 'state', label: 'Status', placeholder: 'Any status', options: STATES },
          ]}
        />
        <AdminList
          list={list}
          rowsOf={(page) => page.items}
          words={{
            loading: 'Loading hidden content...',
            failed: 'We couldn’t load the hidden content',
            more: 'Load More',
          }}
          skeleton={{ rows: 3, height: 'h-48' }}
          empty={
            <NothingFound
              list={list}
              none={{
                title: 'Nothing is hidden',
                text: 'Content hidden by moderators will appear here.',
              }}
              noMatch={{ title: 'Nothing like this is hidden', showAll: 'Show everything' }}
            />
          }
        >
          {(items) => (
            <ul className="flex flex-col gap-4">
              {items.map((item) => (
                <HiddenCard key={item.id} item={item} />
              ))}
            </ul>
          )}
        </AdminList>
      </div>
    </Page>
  );
}

function HiddenCard({ item }: { item: HiddenItem }) {
  const { content, reason, createdAt, issuedBy, internalNote, words, sentAgainAt } = item;
  return (
    <Card render={<li />} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{named(content.type)}</Badge>
        <Badge tone="caution">{SANCTION_REASON_LABELS[reason]}</Badge>
        {sentAgainAt && <Badge tone="info">Edited and resubmitted</Badge>}
        <time dateTime={createdAt.toISOString()} className="text-sm text-muted">
          {dayAndTime(createdAt)}
          {issuedBy !== null && t(', by {issuedBy}', { issuedBy })}
        </time>
      </div>
      <SanctionedHead person={item.author} />
      <QuotedContent title={sentAgainAt ? 'As it is now' : 'What was written'}>
        {content.text ?? 'It’s no longer there.'}
      </QuotedContent>
      <QuotedContent title="Message to the author">{words}</QuotedContent>
      {internalNote !== null && <QuotedContent title="Internal note">{internalNote}</QuotedContent>}
      <div className="flex flex-wrap gap-2.5">
        <UndoButton sanction={item} label="Restore" />
        {sentAgainAt && <KeepHiddenButton item={item} />}
      </div>
    </Card>
  );
}
