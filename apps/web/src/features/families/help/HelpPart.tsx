import { BlockByNameDialog } from '#features/friends';
import { TellDialog } from '#features/moderation';
import { ReportPersonDialog } from '#features/reports';
import { Button, Section, linkClass } from '#ui';
import { Link } from '@tanstack/react-router';
import { Ban, Flag, HeartHandshake } from 'lucide-react';
import { useState } from 'react';

type Open = 'tell' | 'report' | 'block';

/** What works in every state of an account: telling somebody, reporting, blocking, helplines. */
export function HelpPart() {
  const [open, setOpen] = useState<Open>();
  const dialog = (which: Open) => ({
    open: open === which,
    onOpenChange: (next: boolean) => setOpen(next ? which : undefined),
  });
  return (
    <div id="help" className="scroll-mt-24">
      <Section
        title="Is something wrong?"
        intro="You can always tell us, even if you can’t use your account."
      >
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <Button icon={<HeartHandshake aria-hidden />} onClick={() => setOpen('tell')}>
            Tell someone
          </Button>
          <Button variant="secondary" icon={<Flag aria-hidden />} onClick={() => setOpen('report')}>
            Report someone
          </Button>
          <Button variant="secondary" icon={<Ban aria-hidden />} onClick={() => setOpen('block')}>
            Block someone
          </Button>
        </div>
        <p>
          Have you told us something?{' '}
          <Link to="/answers" className={linkClass}>
            Read your answers
          </Link>
        </p>
        <p>
          You can also call someone whose job is to listen. It’s free, and you don’t have to give
          your name.{' '}
          <Link to="/child-safety" hash="help-lines" className={linkClass}>
            See the helplines
          </Link>
        </p>
        <TellDialog {...dialog('tell')} />
        <ReportPersonDialog {...dialog('report')} />
        <BlockByNameDialog {...dialog('block')} />
      </Section>
    </div>
  );
}
