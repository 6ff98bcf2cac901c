import './platform/zodWithoutEval.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { invariant } from '#engine/invariant.ts';
import { isWorthRetrying } from './api/isWorthRetrying.ts';
import { createRouter } from './router.tsx';
import { applySettings } from './settings/applySettings.ts';
import './styles/app.css';

const FRESH_MS = 10_000;

const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_MS, retry: isWorthRetrying, refetchOnWindowFocus: false },
  },
});

applySettings();

const root = document.getElementById('root');
invariant(root, 'the page has a root element');
// Not in StrictMode: it mounts everything twice, and a canvas that lost its context gets no other.
createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={createRouter()} />
  </QueryClientProvider>,
);

// Last, so that caching never delays what is on the screen.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => {
    void import('./platform/serviceWorker.ts').then(({ cacheForOffline }) => cacheForOffline());
  });
}
