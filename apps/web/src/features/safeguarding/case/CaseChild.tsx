import { listed } from '#lib/format/format.ts';
import { Badge, Section, linkClass } from '#ui';
import { AGE_BAND_LABELS } from '@ribbon/domain/accounts';
import type { SafeguardingCase } from '@ribbon/domain/safeguarding';
import { Link } from '@tanstack/react-router';
import { Fact } from './Fact.tsx';

/** The child the case is about, and how to write to them. */
export function CaseChild({ found: { child } }: { found: SafeguardingCase }) {
  if (child === null) {
    return (
      <Section title="The child">
        <p className="text-muted">No account: it’s been deleted, or we don’t know whose it is.</p>
      </Section>
    );
  }
  return (
    <Section title="The child">
      <dl className="grid gap-4">
        <Fact name="Name">
          <Link to="/gymnast/$id" params={{ id: child.id }} className={linkClass}>
            {child.name}
          </Link>
          <span className="flex flex-wrap items-center gap-2 font-normal text-muted">
            @{child.username} <Badge tone="info">{AGE_BAND_LABELS[child.ageBand]}</Badge>
          </span>
        </Fact>
        <Fact name="Contact">
          {child.email === null ? (
            'No email of their own'
          ) : (
            <a href={`mailto:${child.email}`} className={linkClass}>
              {child.email}
            </a>
          )}
        </Fact>
        <Fact name="Looked after by">
          {child.guardians.length === 0 ? 'Nobody here' : listed(child.guardians)}
          {child.guardians.length > 0 && (
            <span className="mt-1 block text-sm font-normal text-muted">
              Before you contact them, consider whether they could be part of the concern.
            </span>
          )}
        </Fact>
      </dl>
    </Section>
  );
}
