import { BlockedSection } from '#features/friends';
import { OwnReportsSection } from '#features/reports';
import { Section, linkClass } from '#ui';
import { Link } from '@tanstack/react-router';

/** Explains what keeps a child safe, and who to ask for help. */
export function ChildSafety() {
  return (
    <>
      <BlockedSection />
      <OwnReportsSection />
      <Section title="Need help?">
        <p>
          If something worries you, tell a grown-up you trust.{' '}
          <Link to="/child-safety" className={linkClass}>
            Here are people you can call
          </Link>{' '}
          at any time.
        </p>
        <p>
          <Link to="/answers" className={linkClass}>
            Answers from our team
          </Link>{' '}
          to what you told us.
        </p>
        <p>
          <Link to="/account/decisions" className={linkClass}>
            What our team decided
          </Link>{' '}
          about things you shared.
        </p>
      </Section>
    </>
  );
}
