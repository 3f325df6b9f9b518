import { linkClass } from '#ui';
import { Link } from '@tanstack/react-router';

/** What one agrees to, beside the button that makes the account. */
export const AcceptTerms = () => (
  <p className="text-sm text-muted">
    By creating an account you accept our{' '}
    <Link to="/terms-of-service" target="_blank" className={linkClass}>
      Terms of Service
    </Link>
    . The{' '}
    <Link to="/privacy-policy" target="_blank" className={linkClass}>
      Privacy Policy
    </Link>{' '}
    explains what we keep and why.
  </p>
);
