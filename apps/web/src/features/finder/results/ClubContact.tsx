import { linkClass } from '#ui';
import type { FoundClub } from '@ribbon/domain/clubs';
import { Clock, Globe, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';

type Contact = Pick<FoundClub, 'address' | 'phone' | 'email' | 'website' | 'hours'>;

/** Where a club is and how it is reached; only what is known. */
export function ClubContact({ club }: { club: Contact }) {
  const { address, phone, email, website, hours } = club;
  return (
    <ul className="flex flex-col gap-1.5 text-sm wrap-anywhere">
      {address && <Line icon={<MapPin aria-hidden />}>{address}</Line>}
      {hours && <Line icon={<Clock aria-hidden />}>{hours}</Line>}
      {phone && (
        <Line icon={<Phone aria-hidden />}>
          <a className={linkClass} href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`}>
            {phone}
          </a>
        </Line>
      )}
      {email && (
        <Line icon={<Mail aria-hidden />}>
          <a className={linkClass} href={`mailto:${email}`}>
            {email}
          </a>
        </Line>
      )}
      {website && (
        <Line icon={<Globe aria-hidden />}>
          <a className={linkClass} href={website} target="_blank" rel="noreferrer nofollow">
            {website.replace(/^https?:\/\//iu, '').replace(/\/$/u, '')}
          </a>
        </Line>
      )}
    </ul>
  );
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted">
    {icon}
    <span className="min-w-0">{children}</span>
  </li>
);
