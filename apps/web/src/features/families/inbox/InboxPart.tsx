import { Badge, EmptyState, Section } from '#ui';
import type { FamilyChild } from '@ribbon/domain/families';
import { CircleCheckBig } from 'lucide-react';
import { useDecide } from '../families.queries.ts';
import { InboxCard } from './InboxCard.tsx';

/** What waits for a yes or no. */
export function InboxPart({ child }: { child: FamilyChild }) {
  const decide = useDecide();
  return (
    <Section
      title={
        <>
          Waiting for you{' '}
          {child.inbox.length > 0 && (
            <Badge tone="count" className="align-middle">
              {child.inbox.length}
            </Badge>
          )}
        </>
      }
    >
      {child.inbox.length === 0 ? (
        <EmptyState
          compact
          level={3}
          icon={<CircleCheckBig aria-hidden />}
          title="Nothing waits for you"
          text="New posts, friends, clubs and events appear here before anything happens."
        />
      ) : (
        <ul className="flex flex-col gap-4">
          {child.inbox.map((item) => (
            <li key={item.id}>
              <InboxCard
                item={item}
                username={child.username}
                onDecide={(approve) => decide.mutate({ itemId: item.id, approve })}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
