import type { ComponentProps, ReactNode } from 'react';
import { Notice } from '../feedback/Notice.tsx';
import { useCalmBlur } from './useCalmBlur.ts';

/** Fields one below the other; our own messages instead of the browser's, a refusal on top. */
export function Form({
  notice,
  children,
  ...form
}: Omit<ComponentProps<'form'>, 'className' | 'noValidate'> & { notice?: ReactNode }) {
  return (
    <form {...form} {...useCalmBlur()} noValidate className="flex flex-col gap-5">
      {notice && <Notice tone="danger">{notice}</Notice>}
      {children}
    </form>
  );
}
