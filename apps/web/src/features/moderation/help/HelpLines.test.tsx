import { expect, it } from 'vitest';
import { placesFor } from './HelpLines.tsx';

it.each([
  ['en', 'en-GB', 'United Kingdom'],
  ['en', 'en-US', 'United States'],
  ['en', 'en-AU', 'United Kingdom'],
  ['de', 'de-DE', 'Germany'],
  ['de', 'de-AT', 'Germany'],
  ['uk', 'en', 'Ukraine'],
  ['bg', 'bg-BG', 'Bulgaria'],
  ['it', '', 'Italy'],
] as const)(
  'somebody who reads %s on a device set to %s sees numbers of %s first',
  (language, device, place) => {
    const places = placesFor(language, device);
    expect(places[0]?.place).toBe(place);
    expect(places).toHaveLength(9);
  },
);
