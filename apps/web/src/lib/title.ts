import { documentTitle } from '@ribbon/domain/kernel';
import { useEffect } from 'react';

let site = 'Ribbon';
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

/**
 * What the server wrote about the page that was opened is not about the next one: a browser that
 * shares a page would share the first.
 */
export function forgetOpenedPage(): void {
  for (const tag of document.head.querySelectorAll('[rel=canonical], [name=robots]')) tag.remove();
}

/** The name of the platform, behind every screen's. */
export function useSiteName(name: string): void {
  useEffect(() => {
    site = name;
    show();
  }, [name]);
}
