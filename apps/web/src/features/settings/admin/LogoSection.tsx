import { PictureDialog } from '#features/media';
import { wordsOr } from '#lib/http/client.ts';
import { WhyDialog, WhyField } from '#lib/admin-list/WhyForm.tsx';
import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Section, platformLogos, toast } from '#ui';
import {
  DEFAULT_SETTINGS,
  PlatformArt,
  SETTING_LABELS,
  type Settings,
  isPlatformArt,
  settingsMessages,
} from '@ribbon/domain/settings';
import { AdminReason, t } from '@ribbon/domain/kernel';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { PlatformLogo } from '../PlatformLogo.tsx';
import { useChangeSettings } from './settings.admin.queries.ts';
import { LOGO_REASONS, LOGO_REMOVALS } from './settings.reasons.texts.ts';

/** The logo by address or upload, or one of the drawings; without one of its own, the first drawing. */
export function LogoSection({ settings: { platformLogo, platformName } }: { settings: Settings }) {
  const [choosing, setChoosing] = useState(false);
  const change = useChangeSettings();
  const [removing, setRemoving] = useState<string>();
  const why = useSchemaForm(AdminReason, { reason: '' });
  const remove = (reason: string) =>
    change.mutate(
      { platformLogo: DEFAULT_SETTINGS.platformLogo, reason },
      {
        onSuccess: () => {
          setRemoving(undefined);
          toast.success('Logo removed');
        },
        onError: (error) => toast.error(wordsOr(error, settingsMessages.logoFailed)),
      },
    );
  return (
    <Section
      title={SETTING_LABELS.platformLogo}
      intro="It appears beside the name on every page. Square pictures look best."
    >
      <div className="flex flex-wrap items-center gap-5">
        <PlatformLogo
          logo={platformLogo}
          size={96}
          alt={t('{platformName} logo', { platformName })}
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
            <Button variant="ghost" onClick={() => setRemoving(platformLogo)}>
              Remove logo
            </Button>
          )}
        </div>
      </div>
      <PictureDialog
        open={choosing}
        onOpenChange={(open) => {
          if (!open) why.reset();
          setChoosing(open);
        }}
        title="Change Platform Logo"
        purpose="platform-logo"
        urlTab="URL"
        formats="JPG, PNG, GIF or WebP"
        needsChoice
        suggestions={platformLogos}
        saveLabel="Save Logo"
        failure={settingsMessages.logoFailed}
        isComplete={() => why.trigger('reason', { shouldFocus: true })}
        onSave={async (choice) => {
          await change.mutateAsync({
            ...AdminReason.parse(why.getValues()),
            platformLogo: 'art' in choice ? PlatformArt.parse(choice.art) : choice.media.id,
          });
          const isHeld = 'media' in choice && choice.media.status === 'held';
          toast.success(isHeld ? settingsMessages.logoHeld : settingsMessages.logoSaved);
        }}
      >
        <WhyField form={why} label="Why are you changing it?" usual={LOGO_REASONS} />
      </PictureDialog>
      <WhyDialog
        deciding={removing}
        about={(logo) => ({
          key: logo,
          title: 'Remove the logo?',
          consequence: 'Every page will go back to the drawn ribbon. You can undo this below.',
        })}
        usual={LOGO_REMOVALS}
        confirmLabel="Remove logo"
        tone="danger"
        pending={change.isPending}
        onSay={(_, reason) => remove(reason)}
        onClose={() => setRemoving(undefined)}
      />
    </Section>
  );
}
