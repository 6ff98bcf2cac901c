import '#ui/shared/platform/zodWithoutEval.ts';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { invariant } from '#base/invariant.ts';
import { firstPage, noteFirstPage } from '#ui/shell/FirstPage.tsx';
import { isEmbedded } from '#ui/shared/platform/embedding.ts';
import { hideInputMethodKeys } from '#ui/shared/platform/inputMethod.ts';
import { watchNetwork, untilLoaded } from '#ui/shared/platform/network.ts';
import { PRODUCT } from '#ui/shared/platform/product.ts';
import { BARE_PAGES, createRouter, FRAMED_PAGES } from './router.tsx';
import { applySettings } from '#ui/shared/settings/applySettings.ts';
import { followLanguage, loadTexts } from '#ui/shared/texts/texts.ts';
import './styles/app.css';

applySettings();
watchNetwork();
hideInputMethodKeys(window);
followLanguage();

const root = document.getElementById('root');
invariant(root, 'the page has a root element');
// The router loads the first page along with the texts. Without texts there is nothing to show:
// loading the page again is all that is left to try.
const router = createRouter();
loadTexts(...import.meta.texts).then(
  () => {
    if (router.state.initialized) noteFirstPage();
    // Not in StrictMode: it mounts everything twice, and a canvas that lost its context gets none.
    createRoot(root).render(<RouterProvider router={router} />);
  },
  () => root.append(`${PRODUCT} could not be loaded. Load this page again.`),
);

void firstPage.then(() => untilLoaded(() => import('./styles/fonts.css')));

// Last, so that it never delays the first page.
const isQuiet = Promise.all([loaded(), firstPage]);
void isQuiet.then(async () => {
  const { preloadLinks } = await untilLoaded(() => import('#ui/shell/preloadLinks.ts'));
  preloadLinks([...FRAMED_PAGES, ...BARE_PAGES]);
});
// An embedded page caches nothing.
if (import.meta.env.PROD && 'serviceWorker' in navigator && !isEmbedded()) {
  void isQuiet.then(async () => {
    const { cacheForOffline } = await untilLoaded(
      () => import('#ui/shared/platform/serviceWorker.ts'),
    );
    cacheForOffline();
  });
}

/** Resolves when the styles, fonts and pictures of the document are loaded. */
function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}
