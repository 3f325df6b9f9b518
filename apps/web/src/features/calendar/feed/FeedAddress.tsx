import { Button, TextField, toast } from '#ui';
import { Copy } from 'lucide-react';

/** The address, this once, and what to do with it. */
export function FeedAddress({ address }: { address: string }) {
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success('Address copied.'),
      () => toast.error('Please select the address and copy it yourself.'),
    );
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label="Your secret address"
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
        hint="Paste it where your calendar app adds a calendar “from URL”. We only show it once."
      />
      <div>
        <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copy()}>
          Copy the address
        </Button>
      </div>
    </div>
  );
}
