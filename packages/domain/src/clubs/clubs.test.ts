import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ClubDetails, clubTexts, goneAt } from './index.ts';

const plain = { name: 'Foxglove RG', city: 'Bath', country: 'Spain' };

describe('what is said of a club', () => {
  it('is null where nothing was written, and never an empty text', () => {
    const blank = fc.constantFrom('', ' ', '\t\n', null, undefined);
    fc.assert(
      fc.property(blank, (nothing) => {
        const club = ClubDetails.parse({ ...plain, description: nothing, website: nothing });
        expect([club.description, club.website]).toEqual([null, null]);
      }),
    );
  });

  it('has programs that are trimmed, without blanks and doubles', () => {
    const club = ClubDetails.parse({ ...plain, programs: ' Squad ,, Camps,Squad , ' });
    expect(club.programs).toEqual(['Squad', 'Camps']);
  });

  it('is the same when it is checked again', () => {
    const draft = { ...plain, latitude: '51.4', longitude: '-2.4', ageFrom: '', art: '' as const };
    const club = ClubDetails.parse(draft);
    expect(ClubDetails.parse(club)).toEqual(club);
    expect(club).toMatchObject({ latitude: 51.4, longitude: -2.4, ageFrom: null, art: null });
  });

  it('is read field by field, each with what it is', () => {
    const club = ClubDetails.parse({ ...plain, description: 'For all.', programs: 'Squad' });
    expect(clubTexts(club)).toEqual([
      { field: 'name', text: 'Club: Foxglove RG' },
      { field: 'description', text: 'For all.' },
      { field: 'programs', text: 'Programs: Squad' },
    ]);
  });
});

it('a deleted club is gone after 30 days', () => {
  expect(goneAt(new Date('2026-01-01T00:00:00Z'))).toEqual(new Date('2026-01-31T00:00:00Z'));
});
