import { Button, TextField, toast } from '#ui';
import { Copy } from 'lucide-react';

/** The address, this once, and what to do with it. */
export function FeedAddress({ address }: { address: string }) {
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success('The address is copied.'),
      () => toast.error('Please select the address and copy it by hand.'),
    );
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label="Your secret address"
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
        hint="Paste it where your calendar adds one “from a web address” or “by URL”. We show it this once."
      />
      <div>
        <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copy()}>
          Copy the address
        </Button>
      </div>
    </div>
  );
}
