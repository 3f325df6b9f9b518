import { inReadersWords } from '@ribbon/domain/kernel';
import { DecisionDialog } from '#lib/admin-list/DecisionDialog.tsx';
import { Badge, Button, List, ListRow, Section, linkClass } from '#ui';
import { AGE_BAND_LABELS } from '@ribbon/domain/accounts';
import {
  CASE_SUBJECT_LABELS,
  type CaseLink,
  type SafeguardingCase,
} from '@ribbon/domain/safeguarding';
import { Link } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { LinkForm } from './forms/LinkForm.tsx';

/** Content and people that belong to the case. */
export function CaseLinks({ found }: { found: SafeguardingCase }) {
  const [isLinking, setLinking] = useState(false);
  return (
    <Section
      title="Linked content and people"
      actions={
        found.status !== 'closed' && (
          <Button variant="secondary" icon={<Link2 />} onClick={() => setLinking(true)}>
            Link something
          </Button>
        )
      }
    >
      {found.links.length === 0 ? (
        <p className="text-muted">Nothing is linked yet.</p>
      ) : (
        <List label="Linked content and people">
          {found.links.map((link) => (
            <ListRow
              key={link.id}
              title={
                <>
                  {inReadersWords(link.label)} <Badge>{CASE_SUBJECT_LABELS[link.kind]}</Badge>
                </>
              }
              text={<Whose link={link} />}
            />
          ))}
        </List>
      )}
      <DecisionDialog
        deciding={isLinking ? found : undefined}
        about={({ links }) => ({
          key: String(links.length),
          title: 'Link something to the case',
          consequence:
            'A post, a comment or a person. Linked administrators can no longer see the case.',
        })}
        onClose={() => setLinking(false)}
      >
        {({ id }) => <LinkForm caseId={id} onDone={() => setLinking(false)} />}
      </DecisionDialog>
    </Section>
  );
}

function Whose({ link: { kind, person, subjectId } }: { link: CaseLink }) {
  if (person === null) return <>It’s no longer there.</>;
  return (
    <>
      {kind !== 'profile' && 'By '}
      <Link to="/gymnast/$id" params={{ id: person.id }} className={linkClass}>
        {person.name}
      </Link>
      , {AGE_BAND_LABELS[person.ageBand]}
      {kind !== 'profile' && (
        <span className="block text-sm wrap-anywhere">Its number is {subjectId}.</span>
      )}
    </>
  );
}
