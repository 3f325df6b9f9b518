import { Badge, EmptyState, Section } from '#ui';
import {
  type FamilyChild,
  type InboxItem,
  familyPolicy,
  questionOf,
} from '@ribbon/domain/families';
import { CircleCheckBig } from 'lucide-react';
import { useDecide } from '../families.queries.ts';
import { linkTo } from '../families.link.rules.ts';
import { LinkQuestions } from '../links/LinkQuestions.tsx';
import { InboxCard } from './InboxCard.tsx';

/** A child's open items, for the guardian who reads this. */
export const waitingAt = (child: FamilyChild): number =>
  itemsOf(child).length + child.waitingLinks.length;

const itemsOf = (child: FamilyChild): readonly InboxItem[] =>
  child.inbox.filter(({ kind }) => familyPolicy.answer(linkTo(child), questionOf(kind)));

/** One list of the open items of all children, the oldest first. */
export function WaitingPart({ family }: { family: readonly FamilyChild[] }) {
  const decide = useDecide();
  const items = family
    .flatMap((child) => itemsOf(child).map((item) => ({ child, item })))
    .toSorted((one, other) => one.item.createdAt.getTime() - other.item.createdAt.getTime());
  const links = family.flatMap(({ waitingLinks }) => waitingLinks);
  const count = items.length + links.length;
  return (
    <Section
      title={
        <>
          Waiting for you{' '}
          {count > 0 && (
            <Badge tone="count" className="align-middle">
              {count}
            </Badge>
          )}
        </>
      }
    >
      {count === 0 && (
        <EmptyState
          compact
          level={3}
          icon={<CircleCheckBig aria-hidden />}
          title="You’re all caught up"
          text="New posts, friends, clubs and events appear here for your approval."
        />
      )}
      {links.length > 0 && <LinkQuestions links={links} />}
      {items.length > 0 && (
        <ul aria-label="What needs your approval" className="grid items-start gap-4 lg:grid-cols-2">
          {items.map(({ child, item }) => (
            <li key={item.id}>
              <InboxCard
                item={item}
                child={child}
                mayApprove={familyPolicy.answer(linkTo(child), questionOf(item.kind), true)}
                onDecide={(approve) => decide.mutate({ itemId: item.id, approve })}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
