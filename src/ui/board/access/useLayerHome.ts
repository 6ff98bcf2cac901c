import { use, useState } from 'react';
import { KeyScope } from './useKeyTable.ts';

/**
 * Where to put what lies over a part of the page: into the dialog that the part stands in, or else
 * into the page's main part. Settled when it is first shown, for it is mounted anew elsewhere.
 */
export function useLayerHome(): HTMLElement {
  const scope = use(KeyScope);
  const [home] = useState(() => scope?.current ?? document.querySelector('main') ?? document.body);
  return home;
}
