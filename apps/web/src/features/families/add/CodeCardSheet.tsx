import { useSettings } from '#features/settings';
import { longDay } from '#lib/format/format.ts';
import { Button, RibbonMark, RibbonRule } from '#ui';
import type { CodeCard } from '@ribbon/domain/accounts';
import { Printer } from 'lucide-react';
import { t } from '@ribbon/domain/kernel';

/** A card to print and cut out; on paper there is nothing else on the page. */
export function CodeCardSheet({
  card: { username, code, expiresAt },
  name,
  onDone,
}: {
  card: CodeCard;
  name: string;
  onDone: () => void;
}) {
  const { platformName } = useSettings();
  return (
    <div className="flex flex-col gap-5">
      <div
        role="group"
        aria-label={t('Code card for {name}', { name })}
        className="printed-alone flex max-w-md flex-col gap-4 rounded-lg border-2 border-dashed border-line-strong bg-surface-raised p-6"
      >
        <p className="flex items-center gap-2.5 font-display text-lg font-bold">
          <RibbonMark className="size-7" /> {platformName}
        </p>
        <div>
          <p className="font-display text-2xl font-bold">Hello {name}!</p>
          <RibbonRule className="mt-2 h-3 w-24" />
        </div>
        <dl className="grid gap-3">
          <div>
            <dt className="text-sm text-muted">Your username</dt>
            <dd className="text-xl font-bold wrap-anywhere">{username}</dd>
          </div>
          <div>
            <dt className="text-sm text-muted">Your four secret words</dt>
            <dd className="text-xl font-bold wrap-anywhere">{code.split('-').join(' · ')}</dd>
          </div>
        </dl>
        <p className="text-sm">
          Choose “Sign In”, then “I have a code card”. The words work once, until{' '}
          {longDay(expiresAt)}. Then you choose your own password.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button icon={<Printer aria-hidden />} onClick={() => globalThis.print()}>
          Print the card
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
