import { ClaimRequests, usePendingClaims } from '#features/claims';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, Page, Tabs, toast } from '#ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FileUp, Plus, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { ClubFormDialog } from './form/ClubFormDialog.tsx';
import { ClubManagement } from './ClubManagement.tsx';
import { useClubCount, useRefresh } from './admin-clubs.queries.ts';
import type { AdminTab } from './admin-clubs.search.ts';
import { ImportDialog } from './import/ImportDialog.tsx';

/** A figure in a tab, once it is known. */
const counted = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${count})`;

export function AdminClubsScreen() {
  useTitle('Club Management');
  const navigate = useNavigate({ from: '/admin/clubs' });
  const { tab = 'clubs' } = useSearch({ from: '/admin/clubs' });
  const [clubs, claims] = [useClubCount(), usePendingClaims()];
  const [open, setOpen] = useState<'create' | 'import'>();
  const close = () => setOpen(undefined);
  return (
    <Page
      title="Club Management"
      width="wide"
      intro="All clubs on the platform, and the people who want to run one."
      actions={
        <>
          <RefreshButton />
          <Button
            variant="secondary"
            icon={<FileUp aria-hidden />}
            onClick={() => setOpen('import')}
          >
            Import clubs
          </Button>
          <Button icon={<Plus aria-hidden />} onClick={() => setOpen('create')}>
            New club
          </Button>
        </>
      }
    >
      <Tabs
        label="Club management"
        value={tab}
        onValueChange={(value) =>
          void navigate({ search: (old) => ({ ...old, tab: value as AdminTab }) })
        }
        items={[
          { value: 'clubs', label: counted('Clubs', clubs), panel: <ClubManagement /> },
          { value: 'claims', label: counted('Claim Requests', claims), panel: <ClaimRequests /> },
        ]}
      />
      <ClubFormDialog club={null} open={open === 'create'} onClose={close} />
      <ImportDialog open={open === 'import'} onClose={close} />
    </Page>
  );
}

function RefreshButton() {
  const refresh = useRefresh();
  const [pending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    await refresh().then(
      () => toast.success('Everything is up to date'),
      () => toast.error('Some of it couldn’t be loaded. Please try again.'),
    );
    setPending(false);
  };
  return (
    <Button
      variant="secondary"
      icon={<RotateCw aria-hidden />}
      pending={pending}
      onClick={() => void run()}
    >
      Refresh
    </Button>
  );
}
