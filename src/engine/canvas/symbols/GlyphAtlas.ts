import { ImageSource, Rectangle, Texture } from 'pixi.js';
import type { Glyph } from '../../glyph/glyph.ts';
import { paintGlyph, type GlyphSize } from './paintGlyph.ts';

/** Side of an atlas page in device pixels. */
const PAGE_PX = 1024;
const LARGEST_PAGE_PX = 4096;
/** Margin around a cell: glyphs may extend beyond it, and texture filtering reads beyond it. */
const PADDING_PX = 4;

interface Page {
  readonly context: CanvasRenderingContext2D;
  readonly source: ImageSource;
  readonly columns: number;
  readonly capacity: number;
  used: number;
  isDirty: boolean;
}

/**
 * Glyphs of one size as textures, painted on canvases when first requested. Canvases survive the
 * loss of a WebGL context, unlike textures made by the renderer. Owns all textures it returns, and
 * destroys them with itself.
 */
export class GlyphAtlas {
  readonly cellPx: number;
  readonly ratio: number;
  /** Side of every texture in device pixels; the cell is in its center. */
  readonly sidePx: number;
  readonly #pages: Page[] = [];
  readonly #textures = new Map<string, Texture>();
  readonly #keys = new WeakMap<Glyph, string>();

  constructor(cellPx: number, ratio: number) {
    this.cellPx = cellPx;
    this.ratio = ratio;
    this.sidePx = cellPx + 2 * (PADDING_PX + Math.ceil(cellPx * 0.06));
  }

  /** The texture of a glyph at a scale. The same object for equal drawings. */
  textureOf(glyph: Glyph, scale: number): Texture {
    const key = `${String(scale)} ${this.#keyOf(glyph)}`;
    const known = this.#textures.get(key);
    if (known !== undefined) return known;
    const texture = this.#draw(glyph, scale);
    this.#textures.set(key, texture);
    return texture;
  }

  /** Upload new drawings to the graphics card. Call once before a frame. */
  upload(): void {
    for (const page of this.#pages) {
      if (page.isDirty) page.source.update();
      page.isDirty = false;
    }
  }

  destroy(): void {
    for (const texture of this.#textures.values()) texture.destroy();
    for (const { source, context } of this.#pages) {
      source.destroy();
      context.canvas.width = context.canvas.height = 0; // lets the browser free the pixels at once
    }
    this.#textures.clear();
    this.#pages.length = 0;
  }

  #keyOf(glyph: Glyph): string {
    const known = this.#keys.get(glyph) ?? JSON.stringify(glyph);
    this.#keys.set(glyph, known);
    return known;
  }

  #draw(glyph: Glyph, scale: number): Texture {
    const page = this.#pageWithRoom();
    const column = page.used % page.columns;
    const row = (page.used - column) / page.columns;
    const frame = new Rectangle(column * this.sidePx, row * this.sidePx, this.sidePx, this.sidePx);
    page.used += 1;
    page.isDirty = true;
    const half = this.sidePx / 2;
    const size: GlyphSize = { cellPx: this.cellPx, ratio: this.ratio, scale };
    const { context } = page;
    context.save();
    context.beginPath();
    context.rect(frame.x, frame.y, frame.width, frame.height);
    context.clip();
    paintGlyph(context, glyph, frame.x + half, frame.y + half, size);
    context.restore();
    return new Texture({ source: page.source, frame });
  }

  #pageWithRoom(): Page {
    const last = this.#pages.at(-1);
    if (last !== undefined && last.used < last.capacity) return last;
    const page = this.#newPage();
    this.#pages.push(page);
    return page;
  }

  #newPage(): Page {
    const wanted = this.#pages.length === 0 ? PAGE_PX : 2 * PAGE_PX;
    const side = Math.min(Math.max(wanted, this.sidePx), LARGEST_PAGE_PX);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = side;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser gives no 2D canvas');
    const columns = Math.max(1, Math.floor(side / this.sidePx));
    return {
      context,
      source: new ImageSource({ resource: canvas, scaleMode: 'linear' }),
      columns,
      capacity: columns * columns,
      used: 0,
      isDirty: true,
    };
  }
}
