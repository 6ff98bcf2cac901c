/**
 * A drawing as data, in cell units: (0, 0) is the top-left corner of the cell, (1, 1) the
 * bottom-right. Painted by Pixi on the board, as SVG in dialogs and on the server. Colors depend on
 * the cell underneath.
 */
export type GlyphStep = GlyphPath | GlyphText;
export type Glyph = readonly GlyphStep[];

/** Scaling, mirroring and rotation of a step about the center of the cell. */
export interface GlyphTransform {
  /** Degrees clockwise. */
  readonly rotate?: number;
  readonly scale?: number;
  /** Mirror in x before rotating. */
  readonly mirror?: boolean;
}

export interface GlyphPath extends GlyphTransform {
  readonly kind: 'path';
  /** SVG path data. */
  readonly d: string;
  readonly fill?: boolean;
  /** Line width; absent for no line. */
  readonly stroke?: number;
  readonly cap?: 'butt' | 'round';
  readonly join?: 'miter' | 'round';
  readonly dash?: readonly number[];
}

export interface GlyphText {
  readonly kind: 'text';
  /** May contain line breaks. */
  readonly text: string;
  /** Center. */
  readonly x: number;
  readonly y: number;
  /** Font size. The painter scales two digits to 86 %, three or more characters to 72 %. */
  readonly size: number;
  readonly weight: number;
  readonly italic?: boolean;
  /** Draw an outline of this width and fill it with the color of the cell. */
  readonly hollow?: number;
  /** Fill the text, and draw an outline of this width in the same color. */
  readonly outline?: number;
  /** Degrees clockwise about the center of the cell. */
  readonly rotate?: number;
}
