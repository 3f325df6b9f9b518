import { Button, TextField, toast } from '#ui';
import { Copy } from 'lucide-react';

/** The address, this once, and what to do with it. */
export function FeedAddress({ address }: { address: string }) {
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success('Link copied.'),
      () => toast.error('Please select the link and copy it.'),
    );
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label="Your private calendar link"
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
        hint="In your calendar app, choose “Add calendar from URL” and paste it there. We’ll only show it once."
      />
      <div>
        <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copy()}>
          Copy the link
        </Button>
      </div>
    </div>
  );
}
