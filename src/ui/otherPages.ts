/** Modules of the pages that are opened less often; the first script does not name them. */
export const OTHER_PAGES = import.meta.glob<Readonly<Record<string, unknown>>>([
  './pages/*{Page.tsx,Loader.ts,Loaders.ts,Prefetch.ts}',
  '!./pages/{Home,Solve,Create,Gallery}Page.tsx',
  '!./pages/{firstPage,create}Loader.ts',
  '!./pages/puzzle{Loaders,Prefetch}.ts',
]);
