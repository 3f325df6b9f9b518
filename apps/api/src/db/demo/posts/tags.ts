import { seasonAt } from '@ribbon/domain/families';
import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.generated';
import { type Guardianship, approvedAt } from '../people/families.ts';
import { ago } from '../moments.ts';
import type { DemoPerson } from '../people/people.ts';
import type { Published } from './posts.ts';
import { SQUAD_POSTS } from '../words/squad-posts.ts';

type Use = Insertable<DB['photo_consents']>['photo_use'];

/** Pictures for the club: nearly everybody's yes. The club's public posts: every third. */
const usesOf = ({ index, signsIn }: DemoPerson): Use[] => [
  'coach_analysis',
  ...(signsIn || index % 4 !== 0 ? (['club_members'] as const) : []),
  ...(!signsIn && index % 3 === 0 ? (['club_pages'] as const) : []),
];

/** What guardians have said about pictures of their children, this season. */
export const photoConsentRows = (
  links: readonly Guardianship[],
  now: Date,
): Insertable<DB['photo_consents']>[] =>
  links
    .filter(({ child, role }) => child.part === 'child' && role === 'primary')
    .flatMap(({ child, guardian }) =>
      usesOf(child).map((photo_use) => ({
        child_id: child.id,
        given_by: guardian.id,
        photo_use,
        season: seasonAt(now),
        side: 'guardian' as const,
        given: true,
        recorded_at: new Date(Math.max(approvedAt(child).getTime(), ago(now, 9).getTime())),
      })),
    );

/** The child who signs in is in the coach's picture; somebody of age is in one for everybody. */
export function tagRows(
  posts: readonly Published[],
  people: readonly DemoPerson[],
): Insertable<DB['post_tags']>[] {
  const known = (part: DemoPerson['part']) =>
    people.find((one) => one.part === part && one.signsIn);
  const [child, gymnast, coach] = [known('child'), known('adult'), known('coach')];
  const squad = posts.find(({ words }) => SQUAD_POSTS.includes(words));
  const open = posts.find(
    ({ author, words }) => author === coach && words.scene && words !== squad?.words,
  );
  return [
    { person: child, post: squad },
    { person: gymnast, post: open },
  ].flatMap(({ person, post }) =>
    person === undefined || post === undefined
      ? []
      : [
          {
            post_id: post.row.id,
            user_id: person.id,
            tagged_by: post.author.id,
            state: 'accepted' as const,
            is_announced: true,
            tagged_at: post.row.created_at,
            answered_at: post.row.created_at,
          },
        ],
  );
}
