import { Link } from 'react-router';
import { buttonClass } from '../components/buttonStyles.ts';

/** There is nothing at this address. */
export function NotFoundPage() {
  return (
    <div className="text-page">
      <h1>Not Found</h1>
      <p>
        There is no page at this address. It may have moved, or the link lost a piece on its way.
      </p>
      <p className="page-actions">
        <Link className={buttonClass('primary')} to="/">
          Back to home
        </Link>
      </p>
    </div>
  );
}
