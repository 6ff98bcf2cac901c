import { Link } from 'react-router';
import { buttonClass } from '../components/buttonStyles.ts';
import { PageActions, TextPage } from '../components/TextPage.tsx';

/** There is nothing at this address. */
export function NotFoundPage() {
  return (
    <TextPage as="div" title="Not Found">
      <p>
        There is no page at this address. It may have moved, or the link lost a piece on its way.
      </p>
      <PageActions>
        <Link className={buttonClass('primary')} to="/">
          Back to home
        </Link>
      </PageActions>
    </TextPage>
  );
}
