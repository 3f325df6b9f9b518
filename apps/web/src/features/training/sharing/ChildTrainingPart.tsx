import { Button, Section } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { Link } from '@tanstack/react-router';
import { ChartLine, Dumbbell } from 'lucide-react';
import { SharesPart } from './SharesPart.tsx';

/** A child's training for the guardian: the log, and who else reads it. */
export function ChildTrainingPart({ childId, name }: { childId: UserId; name: string }) {
  return (
    <>
      <Section
        title="Training"
        actions={
          <>
            <Button
              variant="secondary"
              icon={<Dumbbell aria-hidden />}
              render={<Link to="/training/$userId" params={{ userId: childId }} />}
            >
              Training log
            </Button>
            <Button
              variant="secondary"
              icon={<ChartLine aria-hidden />}
              render={<Link to="/score-passport/$userId" params={{ userId: childId }} />}
            >
              Score Passport
            </Button>
          </>
        }
      >
        <p className="text-muted">You can read {name}’s sessions, but not their private notes.</p>
      </Section>
      <SharesPart userId={childId} name={name} />
    </>
  );
}
