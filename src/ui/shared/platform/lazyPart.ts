import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { untilLoaded } from './network.ts';

/**
 * A part of a page that is loaded by itself. A module that can't be loaded would take the whole
 * page with it: the page goes on without the part, which comes once its module can be loaded. With
 * a substitute, that is shown for good.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  Substitute?: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  const loadPart = Substitute ? () => load().catch(() => Substitute) : () => untilLoaded(load);
  return lazy(async () => ({ default: await loadPart() }));
}
