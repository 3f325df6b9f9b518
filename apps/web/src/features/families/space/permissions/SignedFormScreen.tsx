import { MissingScreen } from '#lib/detail-screen/MissingScreen.tsx';
import { useSettings } from '#features/settings';
import { idOf } from '#lib/navigation/reading.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, Heading, Page, QueryBoundary, RibbonMark, Skeleton } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { RELATIONSHIP_LABELS } from '@ribbon/domain/families';
import { type OwnForm, consentPoints } from '@ribbon/domain/guardian-forms';
import { commonFaults } from '@ribbon/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { formQuery } from '../../families.forms.queries.ts';

const readId = idOf<UserId>();

/** The form that a guardian prints and signs; on paper there is nothing else on the page. */
export function SignedFormScreen() {
  const { childId } = useParams({ from: '/family/children/$childId/form' });
  const id = readId(childId);
  return id === undefined ? <NoForm /> : <SignedFormPage childId={id} />;
}

const NoForm = () => (
  <MissingScreen
    title="There is no form here"
    text="It is for people who decide for a child under 13."
    back={<Button render={<Link to="/family" />}>My Family</Button>}
  />
);

function SignedFormPage({ childId }: { childId: UserId }) {
  useTitle('Form to sign');
  const query = useQuery(formQuery(childId));
  const { error } = query;
  if (commonFaults.notFound.matches(error) || commonFaults.accessDenied.matches(error)) {
    return <NoForm />;
  }
  return (
    <Page
      title="Form to sign"
      intro="Print it, sign it by hand, and send us a photo of it in My Family."
      actions={
        query.data && (
          <>
            <Button icon={<Printer aria-hidden />} onClick={() => globalThis.print()}>
              Print
            </Button>
            <Button variant="secondary" render={<Link to="/family" />}>
              My Family
            </Button>
          </>
        )
      }
    >
      <QueryBoundary
        query={query}
        failed={{ title: 'We couldn’t load your form' }}
        loading={<Skeleton className="h-96" />}
      >
        {(form) => <Sheet form={form} />}
      </QueryBoundary>
    </Page>
  );
}

function Sheet({ form: { guardian, relationship, child, reference } }: { form: OwnForm }) {
  const { platformName } = useSettings();
  return (
    <article
      aria-label="Consent of a parent or guardian"
      className="printed-alone flex w-full max-w-3xl flex-col gap-7 rounded-lg border-2 border-line-strong bg-surface-raised px-4 py-6 sm:px-8 print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-center justify-between gap-4 border-b-2 border-ink pb-3">
        <Heading level={2} size="lg">
          Consent of a parent or guardian
        </Heading>
        <p className="flex items-center gap-2 font-display font-bold">
          <RibbonMark className="size-7" /> {platformName}
        </p>
      </header>
      <dl className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
        <Fact name="Parent or guardian">{guardian}</Fact>
        <Fact name="Relationship">{RELATIONSHIP_LABELS[relationship]}</Fact>
        <Fact name="Child">
          {child.name}
          <span className="block text-base font-normal">@{child.username}</span>
        </Fact>
        <Fact name="Reference">{reference}</Fact>
      </dl>
      <ol className="flex list-decimal flex-col gap-2.5 pl-6">
        {consentPoints(platformName).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      <div className="grid gap-x-8 gap-y-14 pt-12 print:pt-24 sm:grid-cols-[1fr_2fr] print:grid-cols-[1fr_2fr]">
        <Line name="Date" />
        <Line name="Signature" />
      </div>
      <p className="text-sm text-muted">
        Someone on the team of {platformName} looks at the photo of this form. The photo is deleted
        once they have decided.
      </p>
    </article>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="text-lg font-bold wrap-anywhere">{children}</dd>
  </div>
);

const Line = ({ name }: { name: string }) => (
  <p className="border-t-2 border-ink pt-1.5 text-sm">{name}</p>
);
