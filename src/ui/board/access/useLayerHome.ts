import { use, useState } from 'react';
import { KeyScope } from './useKeyTable.ts';

/**
 * Portal target of popups of a part of the page: its dialog, or else the main element. Constant,
 * because a part in another dialog is a new mount.
 */
export function useLayerHome(): HTMLElement {
  const scope = use(KeyScope);
  const [home] = useState(() => scope?.current ?? document.querySelector('main') ?? document.body);
  return home;
}
