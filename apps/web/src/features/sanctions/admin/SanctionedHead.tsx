import { PersonPortrait } from '#features/media';
import { Badge, Heading } from '#ui';
import { AGE_BAND_LABELS, isAdult } from '@ribbon/domain/accounts';
import type { HiddenItem } from '@ribbon/domain/sanctions';
import type { ReactNode } from 'react';

/** The person a decision is about, as moderators see them. */
export function SanctionedHead({ person }: { person: HiddenItem['author'] }) {
  return (
    <div className="flex items-center gap-3">
      <PersonPortrait person={person} size="md" />
      <div className="min-w-0">
        <Heading level={2} size="lg" className="wrap-anywhere">
          {person.name}
        </Heading>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <span className="wrap-anywhere">@{person.username}</span>
          <Badge tone={isAdult(person.ageBand) ? 'neutral' : 'info'}>
            {AGE_BAND_LABELS[person.ageBand]}
          </Badge>
        </p>
      </div>
    </div>
  );
}

/** A titled quote: what was written, or said about it. */
export function QuotedContent({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className="rounded-md bg-surface-sunken p-4">
      <figcaption className="text-sm text-muted">{title}</figcaption>
      <blockquote className="mt-1 wrap-anywhere whitespace-pre-wrap">{children}</blockquote>
    </figure>
  );
}
