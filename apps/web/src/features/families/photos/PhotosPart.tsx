import { Loading, QueryBoundary, Section, Skeleton } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { type PhotoConsents, seasonName } from '@ribbon/domain/families';
import { useQuery } from '@tanstack/react-query';
import { PhotoHistory } from './PhotoHistory.tsx';
import { PhotoSwitch, PhotoWord } from './PhotoSwitch.tsx';
import { photosQuery, useAnswerPhotos } from './families.photos.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** Of a child in the reader's care; of the reader where there is none. */
interface Child {
  id: UserId;
  name: string;
}

/** What may be done with pictures of a young person, for this season. */
export function PhotosPart({ child }: { child?: Child }) {
  const query = useQuery(photosQuery(child?.id));
  return (
    <Section
      title={child ? t('Pictures of {child}', { child: child.name }) : 'Pictures of me'}
      intro={query.data && introFor(query.data, child)}
    >
      <QueryBoundary
        query={query}
        failed={{ level: 3, title: 'We couldn’t load the photo consents' }}
        loading={
          <Loading className="flex flex-col gap-4">
            <Skeleton className="w-2/3" />
            <Skeleton className="w-1/2" />
            <Skeleton className="w-2/3" />
          </Loading>
        }
      >
        {(consents) => <Uses consents={consents} child={child} />}
      </QueryBoundary>
    </Section>
  );
}

/** Until when, and whose word it takes. */
function introFor({ season, ...needs }: PhotoConsents, child: Child | undefined): string {
  const until = t('For the {season} season, until 31 August {year}.', {
    season: seasonName(season),
    year: season + 1,
  });
  const back = 'Taking a yes back works straight away, also for pictures that are already up.';
  return `${until} ${consentSource(needs, child)} ${back}`;
}

function consentSource(
  {
    needsOwn,
    needsGuardian,
    missesAdult,
  }: Pick<PhotoConsents, 'needsOwn' | 'needsGuardian' | 'missesAdult'>,
  child: Child | undefined,
): string {
  if (missesAdult !== null && child === undefined) {
    return t('Until you’re {age}, an adult linked to your account has to say yes, too.', {
      age: missesAdult.age,
    });
  }
  if (needsOwn && needsGuardian) {
    return child
      ? t('{child} and you both need to say yes.', { child: child.name })
      : 'You and the adult linked to your account both need to say yes.';
  }
  if (needsOwn) return child ? t('{child} decides.', { child: child.name }) : 'You decide.';
  return child ? 'You decide.' : 'The grown-up who looks after your account decides.';
}

function Uses({ consents, child }: { consents: PhotoConsents; child: Child | undefined }) {
  const answer = useAnswerPhotos(child?.id);
  const wish = answer.isPending ? answer.variables : undefined;
  const isBoth = consents.needsOwn && consents.needsGuardian;
  return (
    <>
      <ul className="flex flex-col divide-y-2 divide-line">
        {consents.uses.map((consent) => (
          <li key={consent.use} className="py-2 first:pt-0">
            {consents.mayAnswer ? (
              <PhotoSwitch
                consent={consent}
                child={child?.name}
                isBoth={isBoth}
                waitsForVerification={consents.waitsForVerification}
                wish={wish?.use === consent.use ? wish.given : undefined}
                onChange={(given) => answer.mutate({ use: consent.use, given })}
              />
            ) : (
              <PhotoWord consent={consent} isOwn={child === undefined} />
            )}
          </li>
        ))}
      </ul>
      <PhotoHistory history={consents.history} name={child?.name} />
    </>
  );
}
