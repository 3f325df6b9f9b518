import { wordsFor } from '#lib/http/client.ts';
import { saveFile } from '#lib/http/save-file.ts';
import { Button, LinkButton, TextField } from '#ui';
import {
  type ClubImportId,
  IMPORT_CSV_MAX,
  IMPORT_TEMPLATE,
  importMessages,
} from '@ribbon/domain/clubs';
import { useState } from 'react';
import { usePreviewImport } from './admin-clubs.import.queries.ts';

const saveTemplate = () =>
  saveFile('clubs.csv', new Blob([IMPORT_TEMPLATE], { type: 'text/csv;charset=utf-8' }));

/** The first step: which file. */
export function ImportFile({ onLookedAt }: { onLookedAt: (importId: ClubImportId) => void }) {
  const preview = usePreviewImport();
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const read = async () => {
    if (file === undefined) return setError('Please choose a file');
    if (file.size > IMPORT_CSV_MAX) return setError(importMessages.tooLong);
    try {
      const looked = await preview.mutateAsync(await file.text());
      return onLookedAt(looked.id);
    } catch (failure) {
      return setError(wordsFor(failure));
    }
  };
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label="CSV file"
        type="file"
        accept=".csv,text/csv"
        hint="Up to 2 MB and 5,000 rows"
        error={error}
        onChange={({ target }) => {
          setFile(target.files?.[0]);
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button pending={preview.isPending} onClick={() => void read()}>
          Check the file
        </Button>
        <LinkButton onClick={saveTemplate}>Download a template</LinkButton>
      </div>
    </div>
  );
}
