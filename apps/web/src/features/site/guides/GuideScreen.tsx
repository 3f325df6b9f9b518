import { useSettings } from '#features/settings';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, Heading, Page, RibbonMark } from '#ui';
import { Printer } from 'lucide-react';

export interface GuideStep {
  title: string;
  text: string;
}

/** One page to print and pass on; on paper there is nothing else on it. */
export function GuideScreen({
  page: { title, description },
  steps,
}: {
  page: { title: string; description: string };
  steps: readonly GuideStep[];
}) {
  useTitle(title);
  const { platformName } = useSettings();
  return (
    <Page
      title={title}
      intro={description}
      actions={
        <Button icon={<Printer aria-hidden />} onClick={() => globalThis.print()}>
          Print
        </Button>
      }
    >
      <article
        aria-label={title}
        className="printed-alone flex w-full max-w-3xl flex-col gap-7 rounded-lg border-2 border-line-strong bg-surface-raised px-4 py-6 sm:px-8 print:border-0 print:p-0"
      >
        <header className="flex flex-wrap items-center justify-between gap-4 border-b-2 border-ink pb-3">
          <Heading level={2} size="xl">
            {title}
          </Heading>
          <p className="flex items-center gap-2 font-display font-bold">
            <RibbonMark className="size-7" /> {platformName}
          </p>
        </header>
        <ol className="flex flex-col gap-5">
          {steps.map((step, nth) => (
            <li key={step.title} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3">
              <span
                aria-hidden
                className="font-display text-2xl leading-none font-extrabold text-brand-ink italic"
              >
                {nth + 1}
              </span>
              <div>
                <Heading level={3} size="lg">
                  {step.title}
                </Heading>
                <p className="mt-1 text-pretty">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="border-t-2 border-ink pt-3 text-sm">{location.host}</p>
      </article>
    </Page>
  );
}
