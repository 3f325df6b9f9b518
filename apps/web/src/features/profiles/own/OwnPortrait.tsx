import { PersonPortrait } from '#features/media';
import type { Me } from '@ribbon/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { ownProfileQuery } from '../profiles.queries.ts';

/**
 * The reader's picture, small; the initials until it has loaded. It follows each change by itself.
 */
export function OwnPortrait({ me }: { me: Me }) {
  const { data } = useQuery({ ...ownProfileQuery, enabled: me.status === 'active' });
  const name = me.fullName ?? me.username;
  return <PersonPortrait person={data ?? { name, art: null, imageId: null }} size="sm" />;
}
