import { linkClass } from '#ui';
import { Link } from '@tanstack/react-router';

/** What one agrees to, beside the button that makes the account. */
export const AcceptTerms = () => (
  <p className="text-sm text-muted">
    With your account you accept our{' '}
    <Link to="/terms-of-service" target="_blank" className={linkClass}>
      Terms of Service
    </Link>
    . The{' '}
    <Link to="/privacy-policy" target="_blank" className={linkClass}>
      Privacy Policy
    </Link>{' '}
    says what we keep and why.
  </p>
);
