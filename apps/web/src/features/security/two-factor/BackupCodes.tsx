import { saveFile } from '#lib/http/save-file.ts';
import { Button, toast } from '#ui';
import { Copy, Download } from 'lucide-react';

/** Shown once; anyone who has a code gets in without the app. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success('Codes copied'),
      () => toast.error('We couldn’t copy the codes. Please download them or write them down.'),
    );
  return (
    <div className="flex flex-col gap-5">
      <p>
        Without your phone, each of these codes lets you in once. Keep them where only you can find
        them: we can’t show them again.
      </p>
      <ul
        aria-label="Backup codes"
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md bg-surface-sunken px-5 py-4 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" icon={<Copy />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          variant="secondary"
          icon={<Download />}
          onClick={() => saveFile('backup-codes.txt', new Blob([text], { type: 'text/plain' }))}
        >
          Download
        </Button>
      </div>
      <Button block onClick={onDone}>
        I have saved them
      </Button>
    </div>
  );
}
