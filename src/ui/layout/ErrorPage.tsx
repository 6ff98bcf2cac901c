import { useState } from 'react';
import { useRouteError } from 'react-router';

/** Shown when a bug reaches the router: the error on request, and a link home. */
export function ErrorPage() {
  const error = useRouteError();
  const [isShown, setShown] = useState(false);
  return (
    <main className="text-page">
      <h1>Something went wrong!</h1>
      <p>What was stored in this browser is still there. Loading the page again often helps.</p>
      <p className="page-actions">
        <a className="button" data-kind="primary" href="/">
          Back to home
        </a>
        <button
          type="button"
          className="button"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide Error' : 'Show Error'}
        </button>
      </p>
      {isShown && <pre>{describe(error)}</pre>}
    </main>
  );
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error, null, 2);
}
