import { Window } from 'happy-dom';
import { populateGlobal } from 'vitest/runtime';

/**
 * A page in the process of the server: a document and its elements from happy-dom, but calls as
 * Node makes them, since the server reads and answers those. It comes before all that needs a page.
 */
const OF_NODE = [
  ...(['fetch', 'Request', 'Response', 'Headers', 'FormData', 'Blob', 'File'] as const),
  ...(['AbortController', 'AbortSignal', 'URL', 'URLSearchParams', 'ReadableStream'] as const),
] as const;

const kept = OF_NODE.map((name) => [name, globalThis[name]] as const);
/** Files share this page, so none may leave it, as a press on a download would. */
const page = new Window({
  url: 'http://localhost:4173/',
  settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
});
populateGlobal(globalThis, page, { bindFunctions: true });
for (const [name, value] of kept)
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
