import { PictureDialog } from '#features/media';
import { wordsOr } from '#lib/client.ts';
import { Button, Section, platformLogos, toast } from '#ui';
import {
  DEFAULT_SETTINGS,
  PlatformArt,
  SETTING_LABELS,
  type Settings,
  isPlatformArt,
  settingsMessages,
} from '@ribbon/domain/settings';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { PlatformLogo } from './PlatformLogo.tsx';
import { useChangeSettings } from './settings.admin.queries.ts';

/** The logo by address or upload, or one of the drawings; without one of its own, the first drawing. */
export function LogoSection({ settings: { platformLogo, platformName } }: { settings: Settings }) {
  const [choosing, setChoosing] = useState(false);
  const change = useChangeSettings();
  const remove = () =>
    change.mutate(
      { platformLogo: DEFAULT_SETTINGS.platformLogo },
      {
        onSuccess: () => toast.success('The logo is removed'),
        onError: (error) => toast.error(wordsOr(error, settingsMessages.logoFailed)),
      },
    );
  return (
    <Section
      title={SETTING_LABELS.platformLogo}
      intro="It stands beside the name on every page. Square pictures look best."
    >
      <div className="flex flex-wrap items-center gap-5">
        <PlatformLogo
          logo={platformLogo}
          size={96}
          alt={`Logo of ${platformName}`}
          className="size-24 border-2 border-line"
        />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            icon={<ImageUp aria-hidden />}
            onClick={() => setChoosing(true)}
          >
            Change logo
          </Button>
          {!isPlatformArt(platformLogo) && (
            <Button variant="ghost" pending={change.isPending} onClick={remove}>
              Remove logo
            </Button>
          )}
        </div>
      </div>
      <PictureDialog
        open={choosing}
        onOpenChange={setChoosing}
        title="Change Platform Logo"
        purpose="platform-logo"
        urlTab="URL"
        formats="JPG, PNG, GIF or WebP"
        needsChoice
        suggestions={platformLogos}
        saveLabel="Save Logo"
        failure={settingsMessages.logoFailed}
        onSave={async (choice) => {
          await change.mutateAsync({
            platformLogo: 'art' in choice ? PlatformArt.parse(choice.art) : choice.media.id,
          });
          const isHeld = 'media' in choice && choice.media.status === 'held';
          toast.success(isHeld ? settingsMessages.logoHeld : settingsMessages.logoSaved);
        }}
      />
    </Section>
  );
}
