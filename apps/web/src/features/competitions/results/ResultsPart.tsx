import { longDay } from '#lib/format/format.ts';
import {
  Button,
  CHECK_CONNECTION,
  EmptyState,
  Loading,
  PagedList,
  Section,
  SelectField,
  Skeleton,
} from '#ui';
import {
  type CompetitionDetail,
  type EntryCategory,
  type ResultPage,
  categoryName,
} from '@ribbon/domain/competitions';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ListOrdered } from 'lucide-react';
import { useState } from 'react';
import { ResultRows } from './ResultRows.tsx';
import { resultsQuery } from './competitions.results.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** The results of a competition, category by category; drafts are there for the organiser. */
export function ResultsPart({ competition }: { competition: CompetitionDetail }) {
  const { id, registration, canScore, status } = competition;
  const scored = registration?.categories.filter(({ results }) => results !== null) ?? [];
  const [chosen, setChosen] = useState<string>();
  const category = scored.find((one) => one.id === chosen) ?? scored[0];
  const mayScore = canScore && registration !== null && status !== 'upcoming';
  if (category === undefined && !mayScore) return null;
  return (
    <Section
      title="Results"
      actions={
        mayScore && (
          <Button
            icon={<ListOrdered aria-hidden />}
            render={
              <Link to="/competitions/$competitionId/scores" params={{ competitionId: id }} />
            }
          >
            Enter results
          </Button>
        )
      }
    >
      {category === undefined && (
        <EmptyState compact level={3} title="No results yet" text="Only you can see drafts." />
      )}
      {scored.length > 1 && (
        <SelectField
          label="Category"
          className="max-w-md"
          value={category?.id ?? ''}
          onChange={({ target }) => setChosen(target.value)}
          options={scored.map((one) => ({ value: one.id, label: categoryName(one) }))}
        />
      )}
      {category && (
        <CategoryResults key={category.id} competition={competition} category={category} />
      )}
    </Section>
  );
}

function CategoryResults({
  competition,
  category,
}: {
  competition: CompetitionDetail;
  category: EntryCategory;
}) {
  const params = { competitionId: competition.id, categoryId: category.id };
  const query = useInfiniteQuery(resultsQuery(params));
  const page = query.data?.pages[0];
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">
        {categoryName(category)}
        {page && ` · ${stateText(page)}`}
      </p>
      <PagedList
        query={query}
        rowsOf={({ results }) => results}
        loading={
          <Loading label="Loading results...">
            <Skeleton shape="block" className="h-48" />
          </Loading>
        }
        failed={{ title: 'We couldn’t load the results', text: CHECK_CONNECTION }}
        empty={<EmptyState compact level={3} title="No results yet" />}
        moreLabel="More results"
      >
        {(results) => <ResultRows results={results} ranking={category.ranking} />}
      </PagedList>
    </div>
  );
}

function stateText({ publishedAt, correctedAt }: ResultPage): string {
  if (publishedAt === null) return 'Draft: only you can see it';
  return correctedAt === null
    ? t('Published on {publishedAt}', { publishedAt: longDay(publishedAt) })
    : t('Corrected on {correctedAt}', { correctedAt: longDay(correctedAt) });
}
