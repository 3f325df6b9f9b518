import { call } from '#lib/http/client.ts';
import type { Me } from '@ribbon/domain/accounts';
import { type Visibility, postPolicy } from '@ribbon/domain/posts';
import { privacyEndpoints } from '@ribbon/domain/privacy';
import { useQuery } from '@tanstack/react-query';

/** The audiences the reader may choose; at 16 and 17 public posts depend on a setting. */
export function useAudiences(me: Me): readonly Visibility[] {
  const { data } = useQuery({
    queryKey: ['privacy'],
    queryFn: () => call(privacyEndpoints.read),
    enabled: me.ageBand === '16-17',
  });
  return postPolicy.audiences(me, { allowsPublic: data?.allowPublicPosts ?? false });
}
