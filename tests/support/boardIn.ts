import { test, type FrameLocator, type Locator, type Page } from '@playwright/test';

/**
 * The board of a page or a part of it, once it can be played on: its canvas, or the still board in
 * tests whose browser draws no canvas (`playwright.config.ts`).
 */
export function boardIn(place: Page | Locator | FrameLocator): Locator {
  const hasCanvas = test.info().project.name !== 'journeys';
  return place.locator(hasCanvas ? '.live-board[data-live]' : '.still-board');
}
