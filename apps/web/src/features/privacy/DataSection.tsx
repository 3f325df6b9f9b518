import { wordsFor } from '#lib/http/client.ts';
import { Button, List, ListRow, Section, toast } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { DELETION_UNDO_DAYS } from '@ribbon/domain/privacy';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DeleteDialog } from './DeleteDialog.tsx';
import { useDownload } from './privacy.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** Exports the reader's data, and deletes the account. */
export function DataSection({ me }: { me: Me }) {
  const [deleting, setDeleting] = useState(false);
  const download = useDownload();
  return (
    <Section title="Your data">
      <List>
        <ListRow
          icon={<Download aria-hidden />}
          title="Download everything"
          text="A ZIP file with everything we keep about you, and a page that explains it."
          action={
            <Button
              variant="secondary"
              pending={download.isPending}
              onClick={() =>
                download.mutate(undefined, { onError: (error) => toast.error(wordsFor(error)) })
              }
            >
              {download.isPending ? 'Packing...' : 'Download'}
            </Button>
          }
        />
        {me.status === 'active' && (
          <ListRow
            icon={<Trash2 aria-hidden />}
            title="Delete my account"
            text={t(
              'You have {deletionUndoDays} days to change your mind. Then everything is gone for good.',
              { deletionUndoDays: DELETION_UNDO_DAYS },
            )}
            action={
              <Button variant="secondary" onClick={() => setDeleting(true)}>
                Delete account
              </Button>
            }
          />
        )}
      </List>
      <DeleteDialog me={me} open={deleting} onClose={() => setDeleting(false)} />
    </Section>
  );
}
