import {
  type ArtworkKey,
  Avatar,
  Button,
  Dialog,
  Notice,
  RadioCards,
  artworkSrc,
  suggestedLogos,
  toast,
} from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { ClubArt, clubMessages } from '@ribbon/domain/clubs';
import { useState } from 'react';
import { useChangeLogo } from './manage.queries.ts';

/** One of the drawings that ship with the product, seen before it is saved. */
export function LogoDialog({
  clubId,
  current,
  open,
  onOpenChange,
}: {
  clubId: ClubId;
  current: ArtworkKey;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const change = useChangeLogo(clubId);
  const [chosen, setChosen] = useState<ArtworkKey>();
  const shown = chosen ?? current;
  const label = suggestedLogos.find(({ key }) => key === shown)?.label ?? '';
  const close = () => {
    setChosen(undefined);
    change.reset();
    onOpenChange(false);
  };
  const save = () =>
    void change.mutateAsync(ClubArt.parse(shown)).then(
      () => {
        toast.success('The logo is saved');
        close();
      },
      // The notice above says so.
      () => undefined,
    );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title="Change Club Logo"
      description="Choose one of six drawings."
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button pending={change.isPending} onClick={save}>
            {change.isPending ? 'Saving...' : 'Save Logo'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {change.isError && <Notice tone="danger">{clubMessages.logoFailed}</Notice>}
        <figure className="flex items-center gap-4">
          <Avatar size="xl" shape="square" src={artworkSrc(shown)} />
          <figcaption aria-live="polite">
            <span className="block text-sm text-muted">Preview</span>
            <span className="font-semibold">{label}</span>
          </figcaption>
        </figure>
        <RadioCards
          label="Drawing"
          name="logo"
          columns={2}
          value={shown}
          onChange={(event) => setChosen(event.target.value as ArtworkKey)}
          options={suggestedLogos.map((logo) => ({
            value: logo.key,
            title: logo.label,
            icon: <img src={logo.src} alt="" width={48} height={48} className="rounded-md" />,
          }))}
        />
      </div>
    </Dialog>
  );
}
