import { useSettings } from '#features/settings';
import { useTitle } from '#lib/navigation/title.ts';
import {
  Button,
  CHECK_CONNECTION,
  Loading,
  Page,
  QueryBoundary,
  RibbonHero,
  RibbonMark,
  Skeleton,
} from '#ui';
import {
  CHALLENGE_DIFFICULTY_LABELS,
  type Certificate,
  ChallengeId,
} from '@ribbon/domain/challenges';
import { UserId } from '@ribbon/domain/accounts';
import { commonFaults, t, dateFormat } from '@ribbon/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { NoChallenge } from './ChallengeScreen.tsx';
import { certificateQuery } from './challenges.queries.ts';

const dayFormat = dateFormat({ dateStyle: 'long' });

/** A sheet for the wall: prints to one page. */
export function CertificateScreen() {
  const { challengeId } = useParams({ from: '/challenges/$challengeId/certificate' });
  const id = ChallengeId.safeParse(challengeId);
  return id.success ? <CertificatePage challengeId={id.data} /> : <NoChallenge />;
}

/** The same of a child, for a guardian. */
export function ChildCertificateScreen() {
  const { challengeId, userId } = useParams({
    from: '/challenges/$challengeId/certificate/$userId',
  });
  const id = ChallengeId.safeParse(challengeId);
  const child = UserId.safeParse(userId);
  if (!id.success || !child.success) return <NoChallenge />;
  return <CertificatePage challengeId={id.data} userId={child.data} />;
}

function CertificatePage({ challengeId, userId }: { challengeId: ChallengeId; userId?: UserId }) {
  useTitle('Certificate');
  const query = useQuery(certificateQuery(challengeId, userId));
  if (commonFaults.notFound.matches(query.error)) return <NoChallenge />;
  return (
    <Page
      title="Certificate"
      actions={
        <Button icon={<Printer aria-hidden />} onClick={() => globalThis.print()}>
          Print
        </Button>
      }
    >
      <QueryBoundary
        query={query}
        failed={{ title: 'We couldn’t load the certificate', text: CHECK_CONNECTION }}
        loading={
          <Loading label="Loading the certificate...">
            <Skeleton shape="block" className="h-96" />
          </Loading>
        }
      >
        {(certificate) => <Sheet certificate={certificate} />}
      </QueryBoundary>
    </Page>
  );
}

function Sheet({ certificate }: { certificate: Certificate }) {
  const { name, title, by, tasks, difficulty, completedAt } = certificate;
  const { platformName } = useSettings();
  return (
    <article
      aria-label={t('Certificate for {name}', { name })}
      className="printed-alone relative mx-auto flex w-full max-w-2xl flex-col items-center gap-5 overflow-hidden rounded-lg border-2 border-line-strong bg-surface-raised px-6 py-12 text-center sm:px-14 print:min-h-[255mm] print:max-w-none print:justify-center"
    >
      <RibbonHero className="h-24 w-full" />
      <p className="font-display text-lg font-bold tracking-wide uppercase">Certificate</p>
      <p>This is to certify that</p>
      <p className="font-display text-3xl font-extrabold wrap-anywhere">{name}</p>
      <p>has completed the challenge</p>
      <p className="font-display text-2xl font-extrabold wrap-anywhere italic">{title}</p>
      <p className="text-muted">
        {CHALLENGE_DIFFICULTY_LABELS[difficulty]} · set by {by ?? platformName}
      </p>
      <ul className="flex flex-col gap-1">
        {tasks.map((task) => (
          <li key={task} className="wrap-anywhere">
            {task}
          </li>
        ))}
      </ul>
      <p>{dayFormat.format(completedAt)}</p>
      <p className="flex items-center gap-2 font-display font-bold">
        <RibbonMark className="size-7" /> {platformName}
      </p>
    </article>
  );
}
