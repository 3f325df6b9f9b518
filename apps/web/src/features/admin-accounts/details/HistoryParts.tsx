import { dayAndTime, longDay } from '#lib/format/format.ts';
import { Section, linkClass } from '#ui';
import {
  type AccountHistory,
  DEVICE_LABELS,
  MAIL_STATE_LABELS,
  ROLE_LABELS,
} from '@ribbon/domain/admin-accounts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { inSentence, t } from '@ribbon/domain/kernel';

const span = (since: Date, until: Date | null) =>
  until === null
    ? t('since {since}', { since: longDay(since) })
    : t('{since} to {until}', { since: longDay(since), until: longDay(until) });

/** What has happened with an account, the newest of each kind. */
export function HistoryParts({ history }: { history: AccountHistory }) {
  const { signIns, roles, clubs, guardians, children, mails, mailCounts, audit } = history;
  return (
    <>
      {(guardians.length > 0 || children.length > 0) && (
        <Lines title="Family">
          {guardians.map((person) => (
            <Line key={person.id} what={<Person {...person} />} when="Looks after this account" />
          ))}
          {children.map((person) => (
            <Line key={person.id} what={<Person {...person} />} when="Looked after by them" />
          ))}
        </Lines>
      )}
      <Lines title="Roles" none="No roles.">
        {roles.map(({ id, role, club, since, until }) => (
          <Line
            key={id}
            what={
              club === null
                ? ROLE_LABELS[role]
                : t('{role} of {club}', { role: ROLE_LABELS[role], club })
            }
            when={span(since, until)}
          />
        ))}
      </Lines>
      <Lines title="Clubs" none="No clubs.">
        {clubs.map(({ id, name, since, until }) => (
          <Line
            key={`${id}${since.toISOString()}`}
            what={
              <Link to="/admin/accounts" search={{ clubId: id }} className={linkClass}>
                {name}
              </Link>
            }
            when={span(since, until)}
          />
        ))}
      </Lines>
      <Lines title="Sign-ins" none="None in the last 90 days.">
        {signIns.map(({ day, device, times }) => (
          <Line
            key={`${day}${device}`}
            what={`${DEVICE_LABELS[device]}${times > 1 ? t(', {times} times', { times }) : ''}`}
            when={longDay(new Date(`${day}T12:00:00Z`))}
          />
        ))}
      </Lines>
      <Lines
        title="Emails"
        none="No emails."
        {...(mailCounts.length > 0 && {
          intro: mailCounts
            .map(({ state, count }) => `${MAIL_STATE_LABELS[state]}: ${count}`)
            .join(', '),
        })}
      >
        {mails.map(({ event, state, at }) => (
          <Line
            key={`${event}${at.toISOString()}`}
            what={`${event}: ${inSentence(MAIL_STATE_LABELS[state])}`}
            when={dayAndTime(at)}
          />
        ))}
      </Lines>
      <Lines title="Administrators’ log" none="Nothing so far.">
        {audit.map(({ id, action, by, reason, at }) => (
          <Line
            key={id}
            what={
              <>
                {action}
                {reason !== null && <span className="block text-sm text-muted">{reason}</span>}
              </>
            }
            when={`${dayAndTime(at)}${by === null ? '' : t(', by {by}', { by })}`}
          />
        ))}
      </Lines>
    </>
  );
}

const Person = ({ id, name, username }: AccountHistory['guardians'][number]) => (
  <Link to="/admin/accounts/$userId" params={{ userId: id }} className={linkClass}>
    {name === username ? `@${username}` : `${name} (@${username})`}
  </Link>
);

function Lines({
  title,
  intro,
  none,
  children,
}: {
  title: string;
  intro?: string;
  none?: string;
  children: ReactNode;
}) {
  const isEmpty = Array.isArray(children) && children.flat().length === 0;
  return (
    <Section title={title} {...(intro !== undefined && { intro })}>
      {isEmpty ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">{children}</ul>
      )}
    </Section>
  );
}

const Line = ({ what, when }: { what: ReactNode; when: string }) => (
  <li className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2 first:pt-0">
    <span className="min-w-0 wrap-anywhere">{what}</span>
    <span className="text-sm text-muted">{when}</span>
  </li>
);
