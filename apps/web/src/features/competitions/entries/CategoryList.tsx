import { Button, List, ListRow, lazily } from '#ui';
import {
  type CompetitionDetail,
  type EntryCategory,
  type Registration,
  categoryName,
} from '@ribbon/domain/competitions';
import { useState } from 'react';
import { t } from '@ribbon/domain/kernel';

const EntryListDialog = lazily(async () => (await import('./EntryListDialog.tsx')).EntryListDialog);
const BoardDialog = lazily(async () => (await import('./BoardDialog.tsx')).BoardDialog);

/** The categories, how full each is, and its entries. */
export function CategoryList({
  competition,
  registration,
}: {
  competition: CompetitionDetail;
  registration: Registration;
}) {
  const [opened, setOpened] = useState<{ category: EntryCategory; isBoard: boolean }>();
  const close = () => setOpened(undefined);
  return (
    <>
      <List label="Categories">
        {registration.categories.map((category) => (
          <ListRow
            key={category.id}
            title={categoryName(category)}
            text={placesText(category)}
            action={
              <>
                <Button
                  variant="ghost"
                  aria-label={`${listLabel(category)}: ${categoryName(category)}`}
                  onClick={() => setOpened({ category, isBoard: false })}
                >
                  {listLabel(category)}
                </Button>
                {competition.canManage && (
                  <Button
                    variant="secondary"
                    aria-label={t('Manage: {category}', { category: categoryName(category) })}
                    onClick={() => setOpened({ category, isBoard: true })}
                  >
                    Manage
                  </Button>
                )}
              </>
            }
          />
        ))}
      </List>
      {opened && !opened.isBoard && (
        <EntryListDialog
          competitionId={competition.id}
          category={opened.category}
          onClose={close}
        />
      )}
      {opened?.isBoard && (
        <BoardDialog
          competitionId={competition.id}
          category={opened.category}
          isClosed={registration.state === 'closed'}
          onClose={close}
        />
      )}
    </>
  );
}

const listLabel = ({ hasStartList }: EntryCategory) => (hasStartList ? 'Start list' : 'Entries');

function placesText({ places, entered, waiting, fee }: EntryCategory): string {
  return [
    places === null
      ? t('{entered} entered', { entered })
      : t('{entered} of {places} places taken', { entered, places }),
    ...(waiting > 0 ? [t('{waiting} on the waiting list', { waiting })] : []),
    ...(fee === null ? [] : [fee]),
  ].join(' · ');
}
