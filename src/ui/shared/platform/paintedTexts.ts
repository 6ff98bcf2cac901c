/** A line of a text, its anchor at `x`; relative to the anchor of the text. */
interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** A rectangle in the units of the picture. */
interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Replace the texts of a picture by images of them, painted with the fonts of the page. A browser
 * draws an SVG when its images are loaded, but does not wait for its fonts: figures would sometimes
 * be missing.
 */
export async function paintTexts(picture: Element, pxPerUnit: number): Promise<void> {
  const texts = [...picture.querySelectorAll('text')];
  const fonts = new Map<string, string>();
  for (const text of texts)
    fonts.set(fontOf(text), (fonts.get(fontOf(text)) ?? '') + text.textContent);
  await Promise.allSettled([...fonts].map(([font, used]) => document.fonts.load(font, used)));
  const paintings = new Map<string, Painting>();
  for (const text of texts) {
    const lines = linesOf(text);
    const key = JSON.stringify([STYLE_ATTRIBUTES.map((name) => text.getAttribute(name)), lines]);
    const painting = paintings.get(key) ?? painted(text, lines, pxPerUnit);
    paintings.set(key, painting);
    text.replaceWith(imageOf(text, painting));
  }
}

/** Attributes that decide how a text looks, apart from its position. */
const STYLE_ATTRIBUTES = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'fill',
  'stroke',
  'stroke-width',
] as const;

/** A painted text: its bounds relative to the start of the text, and its pixels. */
interface Painting {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly href: string;
}

function painted(text: Element, lines: readonly Line[], pxPerUnit: number): Painting {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser gives no 2D canvas');
  applyTextStyle(context, text);
  const { left, top, right, bottom } = boundsOf(context, lines);
  canvas.width = Math.max(1, Math.ceil((right - left) * pxPerUnit));
  canvas.height = Math.max(1, Math.ceil((bottom - top) * pxPerUnit));
  context.scale(pxPerUnit, pxPerUnit);
  context.translate(-left, -top);
  applyTextStyle(context, text); // a new size resets the context
  for (const { text: line, x, y } of lines) {
    if (text.hasAttribute('stroke')) context.strokeText(line, x, y);
    if (text.getAttribute('fill') !== 'none') context.fillText(line, x, y);
  }
  const size = { width: canvas.width / pxPerUnit, height: canvas.height / pxPerUnit };
  return { left, top, ...size, href: canvas.toDataURL() };
}

function imageOf(text: Element, { left, top, width, height, href }: Painting): Element {
  const image = text.ownerDocument.createElementNS(text.namespaceURI, 'image');
  image.setAttribute('x', String(numberOf(text, 'x') + left));
  image.setAttribute('y', String(numberOf(text, 'y') + top));
  image.setAttribute('width', String(width));
  image.setAttribute('height', String(height));
  image.setAttribute('href', href);
  const transform = text.getAttribute('transform');
  if (transform !== null) image.setAttribute('transform', transform);
  return image;
}

/** Give a canvas the font, colors and stroke of a text. */
function applyTextStyle(context: CanvasRenderingContext2D, text: Element): void {
  context.font = fontOf(text);
  context.textAlign = text.getAttribute('text-anchor') === 'start' ? 'left' : 'center';
  context.lineJoin = 'round';
  context.fillStyle = text.getAttribute('fill') ?? '#000';
  context.strokeStyle = text.getAttribute('stroke') ?? '#000';
  context.lineWidth = numberOf(text, 'stroke-width');
}

function fontOf(text: Element): string {
  const attribute = (name: string): string => text.getAttribute(name) ?? '';
  const style = attribute('font-style') || 'normal';
  return `${style} ${attribute('font-weight')} ${attribute('font-size')}px ${attribute('font-family')}`;
}

function linesOf(text: Element): readonly Line[] {
  const pieces = text.children.length === 0 ? [text] : [...text.children];
  return pieces.map((piece) => ({
    text: piece.textContent,
    x: numberOf(piece, 'x') - numberOf(text, 'x'),
    y: numberOf(piece, 'y') - numberOf(text, 'y'),
  }));
}

function boundsOf(context: CanvasRenderingContext2D, lines: readonly Line[]): Bounds {
  const margin = 1 + context.lineWidth;
  const boxes = lines.map(({ text, x, y }) => {
    const box = context.measureText(text);
    return {
      left: x - box.actualBoundingBoxLeft - margin,
      top: y - box.actualBoundingBoxAscent - margin,
      right: x + box.actualBoundingBoxRight + margin,
      bottom: y + box.actualBoundingBoxDescent + margin,
    };
  });
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function numberOf(element: Element, name: string): number {
  return Number(element.getAttribute(name) ?? 0);
}
