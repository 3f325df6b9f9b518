import { wordsFor } from '#lib/http/client.ts';
import { type Artwork, type ArtworkKey, Button, Dialog, Notice, Tabs } from '#ui';
import { type UploadedFile, mediaMessages } from '@ribbon/domain/media';
import { type ReactNode, useId, useState } from 'react';
import { PictureFromUrl } from './PictureFromUrl.tsx';
import { PicturePreview } from './PicturePreview.tsx';
import { UploadField } from '../upload/UploadField.tsx';
import type { NoPicture, PictureChoice } from './media.picture-choice.rules.ts';
import { useFetchedImage } from './useFetchedImage.ts';
import { t } from '@ribbon/domain/kernel';

type PictureDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** 'Change Profile Picture', 'Change Club Logo'. */
  title: string;
  purpose: 'profile' | 'club-logo' | 'platform-logo';
  suggestions: readonly Artwork[];
  /** Offered beside the suggestions; the choice is `art: null`. */
  without?: NoPicture;
  saveLabel: string;
  /** Stores the choice; the dialog closes when it is done, and stays when it fails. */
  onSave: (choice: PictureChoice) => Promise<unknown>;
  /** More to fill in, below the picture. */
  children?: ReactNode;
  /** Whether that is filled in; else it says itself what is missing. */
  isComplete?: () => Promise<boolean>;
  /** The sentence for a failure that has no words of its own. */
  failure: string;
  /** What the first tab is called. */
  urlTab?: string;
  /** Which files may be uploaded, in words. */
  formats?: string;
  /** Disables saving until something is chosen; without it, saving shows what is missing. */
  needsChoice?: boolean;
};

const FORMATS = 'JPG, PNG, WebP, GIF or SVG';

/** A picture by address or upload, or one of our drawings, with what it will look like. */
export function PictureDialog({ open, onOpenChange, ...props }: PictureDialogProps) {
  // A new key each time it opens, so that it starts fresh.
  const [round, setRound] = useState(0);
  return (
    <OpenDialog
      key={round}
      {...props}
      open={open}
      onOpenChange={(next) => {
        if (!next) setRound((before) => before + 1);
        onOpenChange(next);
      }}
    />
  );
}

function OpenDialog(props: PictureDialogProps) {
  const { open, onOpenChange, title, purpose, suggestions, saveLabel, onSave, failure } = props;
  const { without, urlTab = 'Image URL', formats = FORMATS, needsChoice = false } = props;
  const { children, isComplete } = props;
  const [tab, setTab] = useState('url');
  const [url, setUrl] = useState('');
  const [art, setArt] = useState<ArtworkKey | null>();
  const fetched = useFetchedImage(purpose, url);
  const [uploaded, setUploaded] = useState<UploadedFile[]>([]);
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);
  const form = useId();
  const file = tab === 'url' ? fetched.file : uploaded[0];
  const choice = tab === 'url' && art !== undefined ? { art } : file && { media: file };
  const urlMissing = missing && url === '' ? mediaMessages.urlRequired : undefined;
  const warnings = file?.warnings ?? [];

  async function save(): Promise<void> {
    setMissing(choice === undefined);
    if (choice === undefined || saving) return;
    if (isComplete && !(await isComplete())) return;
    setSaving(true);
    setProblem(undefined);
    try {
      await onSave(choice);
      onOpenChange(false);
    } catch (error) {
      setProblem(`${failure.replace(/\.$/u, '')}. ${wordsFor(error)}`);
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      dismissible={!saving}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            pending={saving}
            disabled={needsChoice && choice === undefined}
          >
            {saving ? 'Saving...' : saveLabel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {problem && <Notice tone="danger">{problem}</Notice>}
        <PicturePreview
          choice={choice}
          round={purpose === 'profile'}
          whole={purpose === 'platform-logo'}
          without={without?.preview}
        />
        {warnings.length > 0 && <Notice tone="caution">{mediaMessages.warnings(warnings)}</Notice>}
        <Tabs
          label="Where the picture comes from"
          value={tab}
          onValueChange={(next) => {
            setTab(next);
            setMissing(false);
            setProblem(undefined);
          }}
          items={[
            {
              value: 'url',
              label: urlTab,
              panel: (
                <PictureFromUrl
                  url={url}
                  onUrl={(next) => {
                    setUrl(next);
                    setArt(undefined);
                    setMissing(false);
                  }}
                  error={fetched.error ?? urlMissing}
                  isLoading={fetched.isLoading}
                  suggestions={suggestions}
                  without={without}
                  art={art}
                  onArt={(key) => {
                    setArt(key);
                    setUrl('');
                    setMissing(false);
                  }}
                />
              ),
            },
            {
              value: 'upload',
              label: 'Upload File',
              panel: (
                <UploadField
                  purpose={purpose}
                  label="Picture"
                  failedWords={mediaMessages.urlInstead}
                  hint={t('{formats}, up to 5 MB. We remove location data.', { formats })}
                  value={uploaded}
                  error={missing ? mediaMessages.fileRequired : undefined}
                  onChange={(files) => {
                    setUploaded(files);
                    setMissing(false);
                  }}
                />
              ),
            },
          ]}
        />
        {children}
      </form>
    </Dialog>
  );
}
