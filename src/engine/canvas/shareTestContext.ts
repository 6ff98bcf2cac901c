import { BrowserAdapter, DOMAdapter, getTestContext, isWebGLSupported } from 'pixi.js';

let isShared = false;

/**
 * Let Pixi test the browser with a graphics context that exists already: it would create two of its
 * own, and each has to wait for the graphics process. Pixi caches the results.
 */
export function shareTestContext(context: WebGL2RenderingContext): void {
  if (isShared) return;
  isShared = true;
  const hasStencil = context.getContextAttributes()?.stencil === true;
  // Pixi would lose the context after this test.
  const answers = {
    getContextAttributes: () => ({ stencil: hasStencil }),
    getExtension: () => null,
  };
  const answerWith = (answer: unknown) => {
    const canvas = Object.assign(document.createElement('canvas'), { getContext: () => answer });
    DOMAdapter.set({ ...BrowserAdapter, createCanvas: () => canvas });
  };
  try {
    answerWith(answers);
    isWebGLSupported();
    answerWith(context);
    getTestContext();
  } finally {
    DOMAdapter.set(BrowserAdapter);
  }
}
