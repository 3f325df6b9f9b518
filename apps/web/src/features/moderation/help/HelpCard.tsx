import { linkClass } from '#ui';
import { Link } from '@tanstack/react-router';
import { HeartHandshake } from 'lucide-react';

/** Somebody to talk to, wherever words sound like trouble. */
export function HelpCard() {
  return (
    <div className="flex items-start gap-3 rounded-md border-2 border-line p-4">
      <HeartHandshake aria-hidden className="mt-0.5 size-6 shrink-0 text-brand-ink" />
      <div>
        <p className="font-semibold">You’re not alone</p>
        <p className="mt-1">
          If something feels wrong, talk to a grown-up you trust. You can also call someone whose
          job is to listen:{' '}
          <Link to="/child-safety" hash="help-lines" className={linkClass}>
            helplines
          </Link>
          .
        </p>
      </div>
    </div>
  );
}
