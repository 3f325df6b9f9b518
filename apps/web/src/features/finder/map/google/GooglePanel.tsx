import { Button, Heading } from '#ui';
import { CreditCard, KeyRound, MapPinOff, RotateCw } from 'lucide-react';
import type { GoogleFailure } from './finder.google-failures.rules.ts';

const panels = {
  billing: {
    icon: CreditCard,
    title: 'Google Maps needs billing',
    text: 'The key belongs to a Google project without billing.',
    steps: [
      'Open the key’s project in the Google Cloud console.',
      'Link a billing account to it.',
      'Wait a few minutes, then load this page again.',
    ],
  },
  key: {
    icon: KeyRound,
    title: 'Google doesn’t accept the key',
    text: 'The Google Maps key is wrong, has expired or can’t be used on this site.',
    steps: [
      'Compare the key in the configuration with the one in the Google Cloud console.',
      'Switch on the Maps JavaScript API for its project.',
      'Add this site’s address to the key’s allowed websites.',
    ],
  },
  general: {
    icon: MapPinOff,
    title: 'Failed to load Google Maps.',
    text: 'Google didn’t answer. The list of clubs works without the map.',
    steps: [],
  },
} as const satisfies Record<GoogleFailure, unknown>;

/** What is missing for Google's map, and a way on. A refused key stays refused until a new page. */
export function GooglePanel({
  failure,
  onRetry,
  onSimplified,
}: {
  failure: GoogleFailure;
  onRetry: () => void;
  onSimplified: () => void;
}) {
  const { icon: Icon, title, text, steps } = panels[failure];
  return (
    <div role="alert" className="grid size-full place-items-center overflow-auto p-6">
      <div className="flex max-w-md flex-col items-center gap-3 text-center">
        <Icon aria-hidden className="size-8 shrink-0 text-brand-ink" />
        <Heading level={3} size="lg">
          {title}
        </Heading>
        <p className="text-pretty">{text}</p>
        {steps.length > 0 && (
          <ol className="flex list-decimal flex-col gap-1 pl-5 text-left text-sm">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {failure === 'general' && (
            <Button variant="secondary" icon={<RotateCw aria-hidden />} onClick={onRetry}>
              Try again
            </Button>
          )}
          <Button variant={failure === 'general' ? 'ghost' : 'secondary'} onClick={onSimplified}>
            Show simplified map
          </Button>
        </div>
      </div>
    </div>
  );
}
