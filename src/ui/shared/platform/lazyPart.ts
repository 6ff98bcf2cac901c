import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { untilLoaded } from './network.ts';

/**
 * A part of a page that is loaded by itself. If it can't be, it is loaded when the network comes
 * back, and the page goes on without it: a part that fails would take the whole page with it.
 */
export function lazyPart<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => untilLoaded(load));
}
