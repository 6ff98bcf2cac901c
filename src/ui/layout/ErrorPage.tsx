import { useState } from 'react';
import { useRouteError } from 'react-router';
import { Button } from '../components/Button.tsx';
import { buttonClass } from '../components/buttonStyles.ts';

/** A bug of ours reached the top: say so, show it on request, offer a way on. */
export function ErrorPage() {
  const error = useRouteError();
  const [isShown, setShown] = useState(false);
  return (
    <main className="text-page">
      <h1>Something went wrong!</h1>
      <p>What was stored in this browser is still there. Loading the page again often helps.</p>
      <p className="page-actions">
        <a className={buttonClass('primary')} href="/">
          Back to home
        </a>
        <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide Error' : 'Show Error'}
        </Button>
      </p>
      {isShown && <pre>{describe(error)}</pre>}
    </main>
  );
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error, null, 2);
}
