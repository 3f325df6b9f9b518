import { FIRST_PLATFORM_NAME, documentTitle } from '@ribbon/domain/kernel';
import { useEffect } from 'react';

let site: string = FIRST_PLATFORM_NAME;
let page: string | undefined;
const show = () => {
  document.title = documentTitle(page, site);
};

/** The name of the screen, in the tab and for screen readers. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    page = title;
    show();
  }, [title]);
}

/** The address that the server wrote is not the next page's: a browser would share the first. */
export const forgetOpenedPage = () => document.querySelector('[rel=canonical]')?.remove();

/** The name of the platform, behind every screen's. */
export function useSiteName(name: string): void {
  useEffect(() => {
    site = name;
    show();
  }, [name]);
}
