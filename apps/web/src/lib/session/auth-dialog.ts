import { useNavigate, useSearch } from '@tanstack/react-router';
import { oneOf, searchOf } from '../navigation/reading.ts';

const AUTH_MODES = ['sign-in', 'sign-up', 'recover', 'code-card'] as const;
export type AuthMode = (typeof AUTH_MODES)[number];

/** `?auth=` opens the sign-in dialog on any page. */
export const authSearch = searchOf({ auth: oneOf(...AUTH_MODES) });

interface AuthDialogControl {
  mode: AuthMode | undefined;
  openAuth(mode: AuthMode): void;
  closeAuth(): void;
}

/** The sign-in dialog lives in the address, so that Back closes it and a mail can open it. */
export function useAuthDialog(): AuthDialogControl {
  const navigate = useNavigate();
  const mode: AuthMode | undefined = useSearch({
    strict: false,
    select: (search: { auth?: AuthMode | undefined }) => search.auth,
  });
  const set = (next: AuthMode | undefined) =>
    void navigate({
      to: '.',
      search: (old: object) => ({ ...old, auth: next }),
      replace: mode !== undefined,
    });
  return { mode, openAuth: set, closeAuth: () => set(undefined) };
}
