import { BadgeCheck } from 'lucide-react';

/** Shown after the name of a verified person. */
export function VerifiedMark() {
  return (
    <>
      <BadgeCheck aria-hidden className="ml-1.5 inline size-5 text-info" />
      <span className="sr-only">, verified</span>
    </>
  );
}
