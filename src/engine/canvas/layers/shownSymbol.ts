import type { Sprite } from 'pixi.js';
import { GIVEN_SCALE, SATISFIED_OPACITY } from '../../glyph/sizing.ts';
import { isGiven } from '../../grid/colors.ts';
import type { Color } from '../../grid/grid.ts';
import { GHOST_ALPHA } from '../../picture/geometry.ts';
import type { BoardCopy } from '../../picture/lattice.ts';
import { NUDGE, nudgeAt } from '../motion/cellMotion.ts';
import { isMoving, valueAt, type Tween } from '../motion/tween.ts';
import type { BoardScene } from '../scene/BoardScene.ts';
import type { Damage } from '../scene/Damage.ts';
import type { SceneSymbol } from '../scene/sceneSymbols.ts';
import type { BoardTheme } from '../../picture/theme.ts';
import type { GlyphAtlas } from '../symbols/GlyphAtlas.ts';

/** A symbol on screen: its sprite on the board and its sprites among the ghosts. */
export interface ShownSymbol {
  symbol: SceneSymbol;
  ground: Color;
  scale: number;
  opacity: Tween;
  /** From the previous ground color to the current one. */
  tint: Tween;
  tintFrom: number;
  tintTo: number;
  /** Time at which its error began. */
  nudgedMs: number;
  readonly sprites: readonly SymbolSprite[];
}

export interface SymbolSprite {
  readonly sprite: Sprite;
  /** Position without the nudge. */
  readonly x: number;
  readonly copy: BoardCopy;
  readonly alpha: number;
}

/** Distance from its center to which a symbol may extend, slightly beyond its cell. */
const REACH = 0.62;

/** Set the texture of all sprites of a symbol from an atlas. */
export function setTexture({ symbol, scale, sprites }: ShownSymbol, atlas: GlyphAtlas): void {
  const texture = atlas.textureOf(symbol.glyph, scale);
  for (const { sprite, copy } of sprites) {
    sprite.texture = texture;
    sprite.scale.set(
      (copy.mirrorX ? -1 : 1) / atlas.cellPx,
      (copy.mirrorY ? -1 : 1) / atlas.cellPx,
    );
  }
}

export function damageBy({ sprites }: ShownSymbol, damage: Damage): void {
  for (const { sprite } of sprites) damage.addAround(sprite.x, sprite.y, REACH);
}

/** Returns whether a symbol is nudged, or changes color or opacity. */
export function isAnimating({ opacity, tint, nudgedMs }: ShownSymbol, nowMs: number): boolean {
  const isNudged = nowMs - nudgedMs < NUDGE.durationS * 1000;
  return isNudged || isMoving(opacity, nowMs) || isMoving(tint, nowMs);
}

/** Update the sprites of a symbol to a time. */
export function updateSprites(shown: ShownSymbol, nowMs: number): void {
  const nudge = nudgeAt((nowMs - shown.nudgedMs) / 1000);
  const tint = tintAt(shown, nowMs);
  const opacity = valueAt(shown.opacity, nowMs);
  for (const { sprite, x, alpha } of shown.sprites) {
    sprite.x = x + nudge;
    sprite.tint = tint;
    sprite.alpha = opacity * alpha;
  }
}

export function tintAt({ tint, tintFrom, tintTo }: ShownSymbol, nowMs: number): number {
  const share = valueAt(tint, nowMs);
  if (share >= 1) return tintTo;
  const channel = (shift: number): number => {
    const from = (tintFrom >> shift) & 255;
    const to = (tintTo >> shift) & 255;
    return Math.round(from + (to - from) * share) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}

/** The color of a symbol on cells of a color. */
export function inkOn(ground: Color, theme: BoardTheme): number {
  if (ground === 'dark') return theme.onDark;
  return ground === 'light' ? theme.onLight : theme.onGray;
}

/** Satisfied and ignored symbols are fainter. */
export function chooseOpacity({ state }: SceneSymbol, ground: Color): number {
  if (state !== 'satisfied' && state !== 'ignored') return 1;
  return ground === 'gray' ? SATISFIED_OPACITY.gray : SATISFIED_OPACITY.solid;
}

/** The scale at which a symbol is drawn. */
export function chooseScale(symbol: SceneSymbol, scene: BoardScene): number {
  return symbol.scale * (isOnGiven(symbol, scene) ? GIVEN_SCALE : 1);
}

/** Returns whether a symbol is in a given cell, whose frame it must not touch. */
function isOnGiven({ at }: SceneSymbol, { grid, givens }: BoardScene): boolean {
  if (at.x % 1 !== 0 || at.y % 1 !== 0) return false;
  const isInside = at.x >= 0 && at.y >= 0 && at.x < grid.width && at.y < grid.height;
  return isInside && isGiven(grid, at.y * grid.width + at.x, givens);
}

/**
 * Opacity at a point: ghosts fade outwards from the rim; the factors of both axes are multiplied.
 */
export function ghostAlphaAt(x: number, y: number, { grid, depth }: BoardScene): number {
  const axis = (at: number, size: number, reach: number): number => {
    const beyond = Math.max(-at, at - size);
    if (beyond <= 0) return 1;
    return reach === 0 ? 1 : Math.max(0, GHOST_ALPHA * (1 - beyond / reach));
  };
  return axis(x, grid.width, depth.horizontal) * axis(y, grid.height, depth.vertical);
}
