import { type DescribedPage, describedPages } from '#platform/http/pages/page-head';
import type { Settings } from '@ribbon/domain/settings';
import { homeOpening, sitePages } from '@ribbon/domain/site';

/** The same for everybody; the home page opens with the title that the platform gave itself. */
export function sitePagesOf(settings: { read(): Promise<Settings> }): DescribedPage[] {
  const { home, ...others } = sitePages;
  return [
    ...describedPages(others),
    {
      path: home.path,
      describe: async () => ({ ...home, opening: homeOpening(await settings.read()) }),
    },
  ];
}
