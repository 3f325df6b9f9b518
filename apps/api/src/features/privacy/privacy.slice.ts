import type { Credentials } from '#features/accounts';
import type { Platform } from '#platform/slice';
import { deletionService } from './privacy.deletion.ts';
import { type Holdings, eraser, erasureChore } from './privacy.erasure.ts';
import { type ExportNeeds, exportService } from './privacy.export.ts';
import { privacyLetters } from './privacy.letters.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { privacyService } from './privacy.service.ts';

interface Needs extends Platform, Holdings {
  credentials: Credentials;
  /** Everything that a person has uploaded. */
  files: NonNullable<ExportNeeds['files']>;
}

/** One's own data: settings, download and deletion. */
export function createPrivacy(needs: Needs) {
  const exports = exportService(needs);
  const deletions = deletionService(needs);
  const erase = eraser(needs);
  return {
    routes: privacyRoutes({ privacy: privacyService(needs), exports, deletions }),
    letters: privacyLetters(needs),
    chores: [erasureChore({ erase })],
    api: { ...exports, ...deletions, erase },
  };
}
