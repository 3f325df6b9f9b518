import { MissingScreen } from '#lib/detail-screen/MissingScreen.tsx';
import { idOf } from '#lib/navigation/reading.ts';
import { useMe } from '#lib/session/session.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, CHECK_CONNECTION, EmptyState, Loading, Page, QueryBoundary, Skeleton } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import type { ScorePassport } from '@ribbon/domain/competitions';
import { commonFaults, t } from '@ribbon/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { PassportCharts } from './PassportCharts.tsx';
import { PassportSheet } from './PassportSheet.tsx';
import { passportQuery } from './competitions.passport.queries.ts';
import { readersText } from './competitions.passport.texts.ts';

const readId = idOf<UserId>();

/** The reader's scores over time. */
export const PassportScreen = () => <PassportPage />;

/** The scores of a child, or of a gymnast who shares the training log with a coach. */
export function OthersPassportScreen() {
  const { userId } = useParams({ from: '/score-passport/$userId' });
  const id = readId(userId);
  return id === undefined ? <NoPassport /> : <PassportPage userId={id} />;
}

const NoPassport = () => (
  <MissingScreen
    text="It may not be shared with you any more."
    back={<Button render={<Link to="/training" />}>Training</Button>}
  />
);

function PassportPage({ userId }: { userId?: UserId }) {
  const query = useQuery(passportQuery(userId));
  const me = useMe();
  const name = userId === undefined ? undefined : query.data?.name;
  const title = name === undefined ? 'Score Passport' : t('{name}’s Score Passport', { name });
  useTitle(title);
  if (commonFaults.notFound.matches(query.error)) return <NoPassport />;
  const hasScores = (query.data?.performances.length ?? 0) > 0;
  return (
    <Page
      title={<span className="wrap-anywhere">{title}</span>}
      intro={
        userId === undefined
          ? t('Your scores over time. You’re only ever compared with yourself. {readersText}', {
              readersText: readersText(me?.ageBand),
            })
          : 'Scores over time. A gymnast is only ever compared with themselves.'
      }
      actions={
        <Button
          icon={<Printer aria-hidden />}
          disabled={!hasScores}
          onClick={() => globalThis.print()}
        >
          Print
        </Button>
      }
    >
      <QueryBoundary
        query={query}
        failed={{ title: 'We couldn’t load the passport', text: CHECK_CONNECTION }}
        loading={
          <Loading label="Loading the passport...">
            <Skeleton shape="block" className="h-96" />
          </Loading>
        }
      >
        {(passport) => <Scores passport={passport} />}
      </QueryBoundary>
    </Page>
  );
}

function Scores({ passport }: { passport: ScorePassport }) {
  if (passport.performances.length === 0) {
    return (
      <EmptyState
        title="No scores yet"
        text="Scores appear here once a competition publishes its results."
        action={<Button render={<Link to="/competitions" />}>Find competitions</Button>}
      />
    );
  }
  return (
    <>
      <PassportSheet passport={passport} />
      <PassportCharts passport={passport} />
    </>
  );
}
