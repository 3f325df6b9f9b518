import { useEffect } from 'react';

let site = 'Ribbon';
let page: string | undefined;
const show = () => {
  document.title = page === undefined ? site : `${page} · ${site}`;
};

/** The name of the screen, in the tab and for screen readers. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    page = title;
    show();
  }, [title]);
}

/** The name of the platform, behind every screen's. */
export function useSiteName(name: string): void {
  useEffect(() => {
    site = name;
    show();
  }, [name]);
}
