import { useMe } from '#lib/session.ts';
import { Button, Section } from '#ui';
import { Link } from '@tanstack/react-router';
import { ChartLine } from 'lucide-react';

/** The way to one's own scores, for gymnasts. */
export function PassportCard() {
  const userType = useMe()?.userType;
  if (userType !== 'gymnast' && userType !== 'child_gymnast') return null;
  return (
    <Section
      title="Score Passport"
      intro="Your scores and personal bests, compared only with your own."
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
      <p className="text-muted">Only you see them here.</p>
    </Section>
  );
}
