import type { AccountRecords, Credentials } from '#features/accounts';
import { erasureLedger } from '#platform/retention/erasures';
import type { PersonalData } from '#platform/retention/personal-data';
import type { Platform } from '#platform/slice';
import { privacyData } from './privacy.personal-data.ts';
import { deletionService } from './deletion/privacy.deletion.service.ts';
import { type Holdings, eraser, erasureJob } from './deletion/privacy.erasure.service.ts';
import { type ExportNeeds, exportService } from './export/privacy.export.service.ts';
import { privacyEmails } from './privacy.emails.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { privacyService } from './privacy.service.ts';

interface Needs extends Platform, Holdings {
  credentials: Credentials;
  records: AccountRecords;
  personalData: () => readonly PersonalData[];
  /** Everything that a person has uploaded. */
  files: NonNullable<ExportNeeds['files']>;
}

/** A person's own data: settings, download and deletion. */
export function createPrivacy(needs: Needs) {
  const exports = exportService(needs);
  const deletions = deletionService(needs);
  const erase = eraser({ ...needs, erasures: erasureLedger(needs.storage) });
  return {
    personalData: privacyData,
    routes: privacyRoutes({ privacy: privacyService(needs), exports, deletions }),
    emails: privacyEmails(needs),
    jobs: [erasureJob({ erase })],
    api: { ...exports, ...deletions, erase },
  };
}
