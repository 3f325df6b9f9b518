import { Button, Section } from '#ui';
import type { EditableClub } from '@ribbon/domain/clubs';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { DetailsForm } from './DetailsForm.tsx';
import { DetailsView } from './DetailsView.tsx';

/** What the club says about itself: read, or edited. */
export function SettingsTab({ club }: { club: EditableClub }) {
  // What somebody is typing over stays as it was when they began, whatever arrives meanwhile.
  const [edited, setEdited] = useState<EditableClub>();
  return (
    <Section
      title="Club details"
      intro="Everyone can see these. Changes show straight away."
      actions={
        edited === undefined && (
          <Button variant="secondary" icon={<Pencil aria-hidden />} onClick={() => setEdited(club)}>
            Edit Details
          </Button>
        )
      }
    >
      {edited === undefined ? (
        <DetailsView details={club.details} />
      ) : (
        <DetailsForm club={edited} onDone={() => setEdited(undefined)} />
      )}
    </Section>
  );
}
