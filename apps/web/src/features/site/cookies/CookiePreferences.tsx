import { Button, Dialog, Switch } from '#ui';
import { useState } from 'react';
import {
  type CookieConsent,
  ONLY_NECESSARY,
  showPreferences,
  useCookieConsent,
} from './useCookieConsent.ts';

const CATEGORIES = [
  { key: 'necessary', label: 'Necessary', hint: 'Your session and your choices. Always on.' },
  { key: 'functional', label: 'Functional', hint: 'Conveniences. We set none at present.' },
  { key: 'analytics', label: 'Analytics', hint: 'Counting visits. We set none at present.' },
  { key: 'marketing', label: 'Marketing', hint: 'Advertising. We set none at present.' },
] as const;

/** Cookies by category. */
export function CookiePreferences() {
  const { consent, preferencesOpen, save } = useCookieConsent();
  return (
    <Dialog
      open={preferencesOpen}
      onOpenChange={showPreferences}
      title="Cookie settings"
      description="Your choice applies to this browser. You can change it at any time."
    >
      {preferencesOpen && <Choices start={consent ?? ONLY_NECESSARY} onSave={save} />}
    </Dialog>
  );
}

function Choices({
  start,
  onSave,
}: {
  start: CookieConsent;
  onSave: (consent: CookieConsent) => void;
}) {
  const [chosen, setChosen] = useState(start);
  return (
    <div className="flex flex-col gap-5">
      {CATEGORIES.map(({ key, label, hint }) => (
        <Switch
          key={key}
          label={label}
          hint={hint}
          checked={chosen[key]}
          disabled={key === 'necessary'}
          onChange={(event) => setChosen({ ...chosen, [key]: event.target.checked })}
        />
      ))}
      <div className="grid gap-2 sm:grid-cols-2">
        <Button variant="secondary" onClick={() => onSave(ONLY_NECESSARY)}>
          Reject all
        </Button>
        <Button onClick={() => onSave(chosen)}>Save choices</Button>
      </div>
    </div>
  );
}
