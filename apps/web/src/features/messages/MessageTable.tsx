import { EmailAddress } from '#lib/admin-list/EmailAddress.tsx';
import { When } from '#lib/format/When.tsx';
import { Badge, type BadgeTone, Button, type Column, Table } from '#ui';
import {
  MESSAGE_STATUS_LABELS,
  type MessageStatus,
  type ReceivedMessage,
} from '@ribbon/domain/messages';
import { CONTACT_TOPIC_LABELS, type ContactTopic } from '@ribbon/domain/site';
import { MailOpen } from 'lucide-react';
import { t } from '@ribbon/domain/kernel';

const TONES: Readonly<Record<MessageStatus, BadgeTone>> = {
  new: 'brand',
  answered: 'info',
  done: 'neutral',
};

export const StatusBadge = ({ status }: { status: MessageStatus }) => (
  <Badge tone={TONES[status]}>{MESSAGE_STATUS_LABELS[status]}</Badge>
);

export const TopicBadge = ({ topic }: { topic: ContactTopic }) => (
  <Badge tone={topic === 'safety' ? 'danger' : 'neutral'}>{CONTACT_TOPIC_LABELS[topic]}</Badge>
);

const columns = (onOpen: (row: ReceivedMessage) => void): readonly Column<ReceivedMessage>[] => [
  {
    key: 'from',
    header: 'From',
    onCard: 'alone',
    cell: ({ name, email }) => (
      <span className="block min-w-0 break-words sm:min-w-56">
        <span className="font-semibold">{name}</span>
        <span className="block text-sm text-muted">
          <EmailAddress>{email}</EmailAddress>
        </span>
      </span>
    ),
  },
  {
    key: 'message',
    header: 'Message',
    onCard: 'alone',
    cell: ({ message }) => <span className="line-clamp-2 wrap-anywhere">{message}</span>,
  },
  {
    key: 'about',
    header: 'About',
    onCard: 'inline',
    cell: ({ topic }) => <TopicBadge topic={topic} />,
  },
  {
    key: 'status',
    header: 'Status',
    onCard: 'inline',
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    key: 'when',
    header: 'Received',
    onCard: 'inline',
    cell: ({ createdAt }) => <When at={createdAt} className="text-sm text-muted" />,
  },
  {
    key: 'actions',
    header: 'Actions',
    actions: true,
    cell: (row) => (
      <Button
        variant="ghost"
        icon={<MailOpen aria-hidden />}
        aria-label={t('Open {row}’s message', { row: row.name })}
        onClick={() => onOpen(row)}
      >
        {t('{of, select, message {Open} other {Open}}', { of: 'message' })}
      </Button>
    ),
  },
];

export const MessageTable = ({
  messages,
  onOpen,
}: {
  messages: readonly ReceivedMessage[];
  onOpen: (message: ReceivedMessage) => void;
}) => (
  <Table
    caption="Messages"
    columns={columns(onOpen)}
    rows={messages}
    rowKey={({ id }) => id}
    onOpenRow={onOpen}
  />
);
