import './platform/zodWithoutEval.ts';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { invariant } from '#engine/invariant.ts';
import { watchNetwork } from './platform/network.ts';
import { PRODUCT } from './product.ts';
import { createRouter, MAIN_PAGES } from './router.tsx';
import { applySettings } from './settings/applySettings.ts';
import { followLanguage, loadTexts } from './texts/texts.ts';
import './styles/app.css';

applySettings();
watchNetwork();
followLanguage();

const root = document.getElementById('root');
invariant(root, 'the page has a root element');
// Without texts there is nothing to show: loading the page again is all that is left to try. The
// first page loads along with them.
Promise.all([createRouter(), loadTexts('core')]).then(
  // Not in StrictMode: it mounts everything twice, and a canvas that lost its context gets none.
  ([router]) => createRoot(root).render(<RouterProvider router={router} />),
  () => root.append(`${PRODUCT} could not be loaded. Load this page again.`),
);

window.addEventListener('load', () => {
  void import('./preloadLinks.ts').then(({ preloadLinks }) => preloadLinks(MAIN_PAGES));
});

// Last, so that caching never delays what is on the screen.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => {
    void import('./platform/serviceWorker.ts').then(({ cacheForOffline }) => cacheForOffline());
  });
}
