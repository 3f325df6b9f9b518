import { wordsFor } from '#lib/http/client.ts';
import { daysAway } from '#lib/format/format.ts';
import { Badge, Button, List, ListRow, QueryBoundary, Section, toast } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import type { Invitation } from '@ribbon/domain/clubs';
import { useQuery } from '@tanstack/react-query';
import { Link2, Mail } from 'lucide-react';
import { invitationsQuery, useRevoke } from '../club-admin.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** What is out and unanswered, to be taken back. Not there while there is nothing. */
export function InvitationsSection({ clubId }: { clubId: ClubId }) {
  const query = useQuery(invitationsQuery(clubId));
  if (!query.isLoadingError && !query.data?.length) return null;
  return (
    <Section
      title="Open invitations"
      intro="Each invitation works once. Cancel any you no longer need."
    >
      <QueryBoundary
        query={query}
        failed={{ level: 3, title: 'We couldn’t load the invitations' }}
        loading={null}
      >
        {(invitations) => (
          <List label="Open invitations">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} clubId={clubId} invitation={invitation} />
            ))}
          </List>
        )}
      </QueryBoundary>
    </Section>
  );
}

function InvitationRow({ clubId, invitation }: { clubId: ClubId; invitation: Invitation }) {
  const revoke = useRevoke(clubId);
  const { id, email, role, createdAt, expiresAt } = invitation;
  const what = email ?? 'A link';
  return (
    <ListRow
      icon={email === null ? <Link2 aria-hidden /> : <Mail aria-hidden />}
      title={
        <>
          {what}
          {role === 'coach' && <Badge tone="brand">Coach</Badge>}
        </>
      }
      text={t('Created {createdAt}, expires {expiresAt}', {
        createdAt: daysAway(createdAt),
        expiresAt: daysAway(expiresAt),
      })}
      action={
        <Button
          variant="secondary"
          pending={revoke.isPending}
          onClick={() =>
            // Announced even if the row is unmounted by then.
            void revoke.mutateAsync(id).then(
              () => toast.success('Invitation cancelled'),
              (error: unknown) => toast.error(wordsFor(error)),
            )
          }
        >
          Cancel<span className="sr-only">: {what}</span>
        </Button>
      }
    />
  );
}
