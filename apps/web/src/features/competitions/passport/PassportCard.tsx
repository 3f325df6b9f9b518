import { useMe } from '#lib/session/session.ts';
import { Button, Section } from '#ui';
import { Link } from '@tanstack/react-router';
import { ChartLine } from 'lucide-react';
import { readersText } from './competitions.passport.texts.ts';

/** Links gymnasts to their scores. */
export function PassportCard() {
  const me = useMe();
  if (me?.userType !== 'gymnast' && me?.userType !== 'child_gymnast') return null;
  return (
    <Section
      title="Score Passport"
      intro="Your scores and personal bests. You’re only ever compared with yourself."
      actions={
        <Button
          variant="secondary"
          icon={<ChartLine aria-hidden />}
          render={<Link to="/score-passport" />}
        >
          Open passport
        </Button>
      }
    >
      <p className="text-muted">{readersText(me.ageBand)}</p>
    </Section>
  );
}
