import { DetailScreen } from '#lib/detail-screen/DetailScreen.tsx';
import { MissingScreen } from '#lib/detail-screen/MissingScreen.tsx';
import { idOf } from '#lib/navigation/reading.ts';
import { Button, ConfirmDialog, Notice, Page, SelectField } from '#ui';
import {
  type CompetitionDetail,
  type CompetitionId,
  type EntryCategory,
  categoryName,
} from '@ribbon/domain/competitions';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { FileDown, FileUp, Send, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { competitionQuery } from '../competitions.queries.ts';
import { ChangesPart } from './ChangesPart.tsx';
import { ImportResultsDialog } from './ImportResultsDialog.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { ScoringDialog } from './ScoringDialog.tsx';
import { type InCategory, saveResults, usePublish } from './competitions.results.queries.ts';

const readId = idOf<CompetitionId>();

/** Where an organiser types results in, or takes them from a file, and publishes them. */
export function ScoresScreen() {
  const { competitionId } = useParams({ from: '/competitions/$competitionId/scores' });
  const id = readId(competitionId);
  return id === undefined ? <NotYours /> : <ScoresLoader competitionId={id} />;
}

const NotYours = () => (
  <MissingScreen
    text="Only the competition’s organisers can enter results."
    back={<Button render={<Link to="/competitions" />}>All competitions</Button>}
  />
);

const ScoresLoader = ({ competitionId }: { competitionId: CompetitionId }) => (
  <DetailScreen
    query={useQuery(competitionQuery(competitionId))}
    words={{
      title: 'Results',
      loading: 'Loading the competition...',
      failed: 'We couldn’t load the competition',
    }}
    missing={<NotYours />}
  >
    {(competition) =>
      competition.canScore && competition.registration ? (
        <ScoresPage competition={competition} categories={competition.registration.categories} />
      ) : (
        <NotYours />
      )
    }
  </DetailScreen>
);

function ScoresPage({
  competition,
  categories,
}: {
  competition: CompetitionDetail;
  categories: readonly EntryCategory[];
}) {
  const { id, name, status } = competition;
  const [chosen, setChosen] = useState<string>();
  const [isImporting, setImporting] = useState(false);
  const category = categories.find((one) => one.id === chosen) ?? categories[0];
  return (
    <Page
      kicker={
        <Link to="/competitions/$competitionId" params={{ competitionId: id }}>
          {name}
        </Link>
      }
      title="Results"
      actions={
        <>
          <Button icon={<FileUp aria-hidden />} onClick={() => setImporting(true)}>
            Import CSV
          </Button>
          <Button
            variant="secondary"
            icon={<FileDown aria-hidden />}
            onClick={() => void saveResults(id)}
          >
            Download CSV
          </Button>
        </>
      }
    >
      {status === 'upcoming' && (
        <Notice tone="info">You can enter results once the competition has started.</Notice>
      )}
      <SelectField
        label="Category"
        className="max-w-md"
        value={category?.id ?? ''}
        onChange={({ target }) => setChosen(target.value)}
        options={categories.map((one) => ({ value: one.id, label: categoryName(one) }))}
      />
      {category && (
        <CategorySheet
          key={category.id}
          params={{ competitionId: id, categoryId: category.id }}
          category={category}
        />
      )}
      {isImporting && (
        <ImportResultsDialog competitionId={id} onClose={() => setImporting(false)} />
      )}
    </Page>
  );
}

const STATES = {
  draft: 'A draft: nobody else can see it.',
  published: 'Published. From now on every change needs a reason, and we keep a record of it.',
  corrected: 'Published and corrected. Every change needs a reason, and we keep a record of it.',
} as const;

function CategorySheet({ params, category }: { params: InCategory; category: EntryCategory }) {
  const publish = usePublish(params);
  const [asked, setAsked] = useState<'scoring' | 'publish'>();
  const close = () => setAsked(undefined);
  const { results } = category;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{results === null ? 'No scores yet.' : STATES[results]}</p>
        <div className="flex flex-wrap gap-2">
          {(results === null || results === 'draft') && (
            <Button
              variant="secondary"
              icon={<Settings2 aria-hidden />}
              onClick={() => setAsked('scoring')}
            >
              Scoring
            </Button>
          )}
          {results === 'draft' && (
            <Button icon={<Send aria-hidden />} onClick={() => setAsked('publish')}>
              Publish
            </Button>
          )}
        </div>
      </div>
      <ScoreSheet params={params} category={category} />
      {results === 'corrected' && <ChangesPart params={params} />}
      {asked === 'scoring' && <ScoringDialog params={params} category={category} onClose={close} />}
      <ConfirmDialog
        open={asked === 'publish'}
        onOpenChange={(next) => !next && close()}
        title="Publish these results?"
        text="Everyone will be able to read them, and we’ll tell everyone who has a result. Later changes need a reason."
        confirmLabel="Publish"
        onConfirm={() => {
          close();
          publish.mutate();
        }}
      />
    </>
  );
}
