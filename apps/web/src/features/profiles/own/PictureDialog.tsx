import { Button, Dialog, Notice, Portrait, RadioCards, suggestedAvatars, toast } from '#ui';
import { PersonArt } from '@ribbon/domain/accounts';
import { profileMessages } from '@ribbon/domain/profiles';
import { useState } from 'react';
import { useChangePicture } from '../profiles.queries.ts';

const NONE = 'none';

/** One of the drawings that ship with the product, or one's initials, seen before it is saved. */
export function PictureDialog({
  current,
  name,
  open,
  onOpenChange,
}: {
  current: PersonArt | null;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const change = useChangePicture();
  const [chosen, setChosen] = useState<string>();
  const shown = chosen ?? current ?? NONE;
  const art = PersonArt.safeParse(shown).data ?? null;
  const close = () => {
    setChosen(undefined);
    change.reset();
    onOpenChange(false);
  };
  const save = () =>
    change.mutate(
      { art },
      {
        onSuccess: () => {
          toast.success('Your picture is saved');
          close();
        },
      },
    );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title="Change Profile Picture"
      description="Choose one of six drawings, or your initials."
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button pending={change.isPending} onClick={save}>
            {change.isPending ? 'Saving...' : 'Save picture'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {change.isError && <Notice tone="danger">{profileMessages.pictureFailed}</Notice>}
        <figure className="flex items-center gap-4">
          <Portrait name={name} art={art} size="xl" />
          <figcaption className="text-sm text-muted">Preview</figcaption>
        </figure>
        <RadioCards
          label="Suggested images"
          name="picture"
          columns={2}
          value={shown}
          onChange={(event) => setChosen(event.target.value)}
          options={[
            ...suggestedAvatars.map((avatar) => ({
              value: avatar.key,
              title: avatar.label,
              icon: <img src={avatar.src} alt="" width={48} height={48} className="rounded-full" />,
            })),
            {
              value: NONE,
              title: 'My initials',
              icon: <Portrait name={name} art={null} size="md" />,
            },
          ]}
        />
      </div>
    </Dialog>
  );
}
