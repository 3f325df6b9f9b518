import { wordsFor } from '#lib/http/client.ts';
import { saveFile } from '#lib/http/save-file.ts';
import { Button, toast } from '#ui';
import { Download } from 'lucide-react';
import { useState } from 'react';

/** Saves a list as a file, as it is narrowed at the moment. */
export function SaveAsCsv({ read }: { read: () => Promise<{ name: string; content: Blob }> }) {
  const [isSaving, setSaving] = useState(false);
  async function save(): Promise<void> {
    setSaving(true);
    try {
      const { name, content } = await read();
      saveFile(name, content);
    } catch (error) {
      toast.error(wordsFor(error));
    } finally {
      setSaving(false);
    }
  }
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden />}
      pending={isSaving}
      onClick={() => void save()}
    >
      Save as CSV
    </Button>
  );
}
