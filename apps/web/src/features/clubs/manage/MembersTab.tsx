import { useDebounced } from '#lib/debounced.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  LoadMore,
  Loading,
  Section,
  SelectField,
  Skeleton,
  TextField,
} from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import type { MemberSearch } from '@ribbon/domain/clubs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, Search, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { ROLE_CHOICES } from '../roleChoices.ts';
import { clubGridClass } from '../clubGridClass.ts';
import { InvitationsSection } from './InvitationsSection.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { MemberCard } from './MemberCard.tsx';
import { RequestsSection } from './RequestsSection.tsx';
import { membersQuery, useExportMembers } from './manage.queries.ts';

/** Who is in, who waits, and who was asked. */
export function MembersTab({ clubId }: { clubId: ClubId }) {
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<MemberSearch['role']>('');
  const [inviting, setInviting] = useState(false);
  const search = useDebounced(typed.trim(), 300);
  const exporting = useExportMembers(clubId);
  return (
    <div className="flex flex-col gap-12">
      <RequestsSection clubId={clubId} />
      <Section
        title="Members"
        actions={
          <>
            <Button
              variant="secondary"
              icon={<Download aria-hidden />}
              pending={exporting.isPending}
              onClick={() => exporting.mutate()}
            >
              Export CSV
            </Button>
            <Button icon={<UserPlus aria-hidden />} onClick={() => setInviting(true)}>
              Invite Members
            </Button>
          </>
        }
      >
        <div className="grid gap-4 sm:grid-cols-[1fr_14rem] lg:max-w-3xl">
          <TextField
            label="Name or username"
            type="search"
            autoComplete="off"
            maxLength={80}
            icon={<Search aria-hidden />}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <SelectField
            label="Role"
            value={role}
            options={ROLE_CHOICES}
            onChange={(event) => setRole(event.target.value as MemberSearch['role'])}
          />
        </div>
        <MemberList clubId={clubId} search={search} role={role} />
      </Section>
      <InvitationsSection clubId={clubId} />
      <InviteDialog clubId={clubId} open={inviting} onOpenChange={setInviting} />
    </div>
  );
}

function MemberList({
  clubId,
  ...search
}: { clubId: ClubId } & Pick<MemberSearch, 'search' | 'role'>) {
  const { data, isLoadingError, isFetching, refetch, ...pages } = useInfiniteQuery(
    membersQuery(clubId, search),
  );
  if (isLoadingError) {
    return (
      <ErrorState
        level={3}
        title="The members could not be loaded"
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading label="Loading members..." className={clubGridClass}>
        {['first', 'second', 'third'].map((card) => (
          <Skeleton key={card} shape="block" className="h-32" />
        ))}
      </Loading>
    );
  }
  const members = data.pages.flatMap((page) => page.members);
  if (members.length === 0) {
    const isFiltered = search.search !== '' || search.role !== '';
    return isFiltered ? (
      <EmptyState compact level={3} title="Nobody matches" text="Try another name or role." />
    ) : (
      <EmptyState
        compact
        level={3}
        title="No members yet"
        text="Invite the first ones with a link or by email."
      />
    );
  }
  return (
    <>
      <ul className={clubGridClass}>
        {members.map((member) => (
          <MemberCard key={member.membershipId} clubId={clubId} member={member} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <LoadMore pending={pages.isFetchingNextPage} onLoad={() => void pages.fetchNextPage()} />
      )}
    </>
  );
}
