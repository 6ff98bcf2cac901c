import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { untilLoaded } from '#ui/shared/platform/untilLoaded.ts';
import { firstPage } from './FirstPage.tsx';

/** A part of the frame: loads after the first page, and never fails but waits for the network. */
export function latePart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await firstPage;
    return { default: await untilLoaded(load) };
  });
}
