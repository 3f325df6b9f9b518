import { clubGridClass } from '#features/clubs';
import { LinksToConfirm } from '#features/families';
import { OnceSettled } from '#lib/query/OnceSettled.tsx';
import { Button, EmptyState, Loading, PagedList, Section, Skeleton } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import type { MemberSearch } from '@ribbon/domain/clubs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { MemberSearchFields } from './MemberSearchFields.tsx';
import { UnverifiedChildren } from '../guardians/UnverifiedChildren.tsx';
import { RequestsSection } from '../requests/RequestsSection.tsx';
import { InvitationsSection } from './InvitationsSection.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { MemberCard } from './MemberCard.tsx';
import { membersQuery, useExportMembers } from '../club-admin.queries.ts';

/** The members, requests and invitations of a club. */
export function MembersTab({ clubId }: { clubId: ClubId }) {
  const [inviting, setInviting] = useState(false);
  const exporting = useExportMembers(clubId);
  return (
    <div className="flex flex-col gap-12">
      <RequestsSection clubId={clubId} />
      <LinksToConfirm />
      <UnverifiedChildren clubId={clubId} />
      <OnceSettled className="flex flex-col gap-12">
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
          <MemberSearchFields>
            {(wanted) => <MemberList clubId={clubId} {...wanted} />}
          </MemberSearchFields>
        </Section>
        <InvitationsSection clubId={clubId} />
      </OnceSettled>
      <InviteDialog clubId={clubId} open={inviting} onOpenChange={setInviting} />
    </div>
  );
}

function MemberList({
  clubId,
  ...search
}: { clubId: ClubId } & Pick<MemberSearch, 'search' | 'role'>) {
  const isFiltered = search.search !== '' || search.role !== '';
  return (
    <PagedList
      query={useInfiniteQuery(membersQuery(clubId, search))}
      rowsOf={(page) => page.members}
      loading={
        <Loading label="Loading members..." className={clubGridClass}>
          {['first', 'second', 'third'].map((card) => (
            <Skeleton key={card} shape="block" className="h-32" />
          ))}
        </Loading>
      }
      failed={{ level: 3, title: 'We couldn’t load the members' }}
      empty={
        isFiltered ? (
          <EmptyState compact level={3} title="No members found" text="Try another name or role." />
        ) : (
          <EmptyState
            compact
            level={3}
            title="No members yet"
            text="Invite your first members with a link or by email."
          />
        )
      }
    >
      {(members) => (
        <ul className={clubGridClass}>
          {members.map((member) => (
            <MemberCard key={member.membershipId} clubId={clubId} member={member} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
