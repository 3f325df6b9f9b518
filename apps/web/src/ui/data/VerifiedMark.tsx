import { BadgeCheck } from 'lucide-react';

/** Behind the name of somebody whom the platform knows. */
export function VerifiedMark() {
  return (
    <>
      <BadgeCheck aria-hidden className="ml-1.5 inline size-5 text-info" />
      <span className="sr-only">, verified</span>
    </>
  );
}
