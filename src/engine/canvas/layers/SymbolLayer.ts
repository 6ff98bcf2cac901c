import { Container, Sprite } from 'pixi.js';
import { GIVEN_SCALE, SATISFIED_OPACITY } from '../../glyph/sizing.ts';
import type { Color, Grid } from '../../grid/grid.ts';
import { copiesOf, toCopy, type BoardCopy } from '../../picture/lattice.ts';
import { GHOST_ALPHA } from '../../picture/geometry.ts';
import {
  groundOf,
  type BoardFrame,
  type BoardScene,
  type SceneSymbol,
} from '../scene/BoardScene.ts';
import { NUDGE, nudgeAt } from '../motion/cellMotion.ts';
import type { Damage } from '../scene/Damage.ts';
import { GlyphAtlas } from '../symbols/GlyphAtlas.ts';
import type { BoardTheme } from '../scene/theme.ts';
import { isMoving, redirect, still, valueAt, type Tween } from '../motion/tween.ts';
import type { Layer } from './Layer.ts';
import { crossingMs } from '../motion/wave.ts';

const CALM_MS = 240;
const CALM_DELAY_MS = 80;
const WAKE_MS = 90;
const TINT_MS = 110;
const SETTLE_MS = 520;

/** A symbol on screen: the sprite on the board and those among the ghosts. */
interface Shown {
  symbol: SceneSymbol;
  ground: Color;
  scale: number;
  opacity: Tween;
  /** From the color of the ground before to that of the ground now. */
  tint: Tween;
  tintFrom: number;
  tintTo: number;
  /** When it came into error. */
  nudgedMs: number;
  readonly sprites: readonly GhostSprite[];
}

interface GhostSprite {
  readonly sprite: Sprite;
  /** Where it rests. */
  readonly x: number;
  readonly copy: BoardCopy;
  readonly alpha: number;
}

/** Draws every symbol as a sprite from one atlas, tinted by the cell beneath. */
export class SymbolLayer implements Layer {
  readonly container = new Container({ label: 'symbols' });
  #atlas: GlyphAtlas | null = null;
  readonly #shownByKey = new Map<string, Shown>();
  readonly #moving = new Set<Shown>();

  update(scene: BoardScene, previous: BoardScene | null, frame: BoardFrame): void {
    const isMoved =
      scene.topology !== previous?.topology ||
      scene.depth !== previous.depth ||
      scene.grid.width !== previous.grid.width ||
      scene.grid.height !== previous.grid.height;
    if (isMoved || scene.theme !== previous.theme) frame.damage.addAll();
    if (isMoved) this.#clear();
    if (isMoved || scene.symbols !== previous.symbols) this.#matchSymbols(scene, frame);
    for (const shown of this.#shownByKey.values()) this.#match(shown, scene, frame);
    if (scene.solvedFrom !== null && previous !== null && previous.solvedFrom === null)
      this.#flash(scene, frame);
  }

  tick(frame: BoardFrame): boolean {
    this.#resize(frame);
    for (const shown of this.#moving) {
      const isDone = !isOnItsWay(shown, frame.nowMs);
      dress(shown, frame.nowMs);
      damageBy(shown, frame.damage);
      if (isDone) this.#moving.delete(shown);
    }
    this.#atlas?.upload();
    return this.#moving.size > 0;
  }

  /** Draw all glyphs anew: a font arrived. */
  redraw(): void {
    this.#atlas?.destroy();
    this.#atlas = null;
  }

  destroy(): void {
    this.#clear();
    this.container.destroy();
    this.#atlas?.destroy();
  }

  #clear(): void {
    for (const { sprites } of this.#shownByKey.values())
      for (const { sprite } of sprites) sprite.destroy();
    this.#shownByKey.clear();
    this.#moving.clear();
  }

  #matchSymbols(scene: BoardScene, { damage, nowMs }: BoardFrame): void {
    const keys = new Set(scene.symbols.map(({ key }) => key));
    for (const [key, shown] of this.#shownByKey) {
      if (keys.has(key)) continue;
      damageBy(shown, damage);
      for (const { sprite } of shown.sprites) sprite.destroy();
      this.#shownByKey.delete(key);
      this.#moving.delete(shown);
    }
    for (const symbol of scene.symbols) {
      const known = this.#shownByKey.get(symbol.key);
      const isSame = known?.symbol.at.x === symbol.at.x && known.symbol.at.y === symbol.at.y;
      if (known !== undefined && isSame) {
        if (scene.isAnimated && symbol.state === 'error' && known.symbol.state !== 'error') {
          known.nudgedMs = nowMs;
          this.#moving.add(known);
        }
        if (known.symbol.glyph !== symbol.glyph) {
          this.#retexture(known, symbol);
          damageBy(known, damage);
        }
        known.symbol = symbol;
        continue;
      }
      for (const { sprite } of known?.sprites ?? []) sprite.destroy();
      if (known !== undefined) damageBy(known, damage);
      const shown = this.#show(symbol, scene);
      damageBy(shown, damage);
      this.#shownByKey.set(symbol.key, shown);
    }
  }

  #show(symbol: SceneSymbol, scene: BoardScene): Shown {
    const { grid, topology, depth } = scene;
    const sprites = copiesOf(grid, topology, depth).flatMap((copy): GhostSprite[] => {
      const at = toCopy({ x: symbol.at.x + 0.5, y: symbol.at.y + 0.5 }, copy, grid);
      const alpha = fadeAt(at.x, at.y, scene);
      if (alpha <= 0) return [];
      const sprite = new Sprite({ anchor: 0.5, x: at.x, y: at.y });
      this.container.addChild(sprite);
      return [{ sprite, x: at.x, copy, alpha }];
    });
    const ground = groundOf(symbol.at, grid);
    const tint = inkOn(ground, scene.theme);
    const shown: Shown = {
      symbol,
      ground,
      scale: isOnGiven(symbol, grid) ? GIVEN_SCALE : 1,
      opacity: still(opacityOf(symbol, ground)),
      tint: still(1),
      tintFrom: tint,
      tintTo: tint,
      nudgedMs: -Infinity,
      sprites,
    };
    if (this.#atlas !== null) place(shown, this.#atlas);
    dress(shown, 0);
    return shown;
  }

  #retexture(shown: Shown, symbol: SceneSymbol): void {
    shown.symbol = symbol;
    if (this.#atlas !== null) place(shown, this.#atlas);
  }

  /** Send a symbol to the look that its state and the cell beneath ask for. */
  #match(
    shown: Shown,
    { grid, theme, isAnimated }: BoardScene,
    { nowMs, damage }: BoardFrame,
  ): void {
    const { symbol } = shown;
    const ground = groundOf(symbol.at, grid);
    const ink = inkOn(ground, theme);
    const opacity = opacityOf(symbol, ground);
    const scale = isOnGiven(symbol, grid) ? GIVEN_SCALE : 1;
    if (scale !== shown.scale) {
      shown.scale = scale;
      if (this.#atlas !== null) place(shown, this.#atlas);
      damageBy(shown, damage);
    }
    if (opacity === shown.opacity.to && ink === shown.tintTo) return;
    const isCalming = opacity < shown.opacity.to;
    shown.opacity = redirect(shown.opacity, opacity, nowMs, {
      durationMs: isAnimated ? (isCalming ? CALM_MS : WAKE_MS) : 0,
      delayMs: isCalming ? CALM_DELAY_MS : 0,
    });
    if (ink !== shown.tintTo) {
      const isPainted = ground !== shown.ground && isAnimated;
      shown.tintFrom = tintAt(shown, nowMs);
      shown.tintTo = ink;
      shown.tint = redirect(still(0), 1, nowMs, { durationMs: isPainted ? TINT_MS : 0 });
    }
    shown.ground = ground;
    this.#moving.add(shown);
  }

  /** Symbols under the crest of the solved wave come back to full, and settle. */
  #flash(scene: BoardScene, { nowMs }: BoardFrame): void {
    const { solvedFrom, grid, isAnimated } = scene;
    if (solvedFrom === null || !isAnimated) return;
    const column = solvedFrom % grid.width;
    const row = (solvedFrom - column) / grid.width;
    for (const shown of this.#shownByKey.values()) {
      const { at } = shown.symbol;
      const delayMs = crossingMs(grid, Math.hypot(at.x - column, at.y - row));
      const calm = shown.opacity.to;
      shown.opacity = {
        from: 1,
        to: calm,
        startMs: nowMs + delayMs,
        durationMs: SETTLE_MS,
        ease: (t) => t,
      };
      this.#moving.add(shown);
    }
  }

  #resize({ glyphPx, ratio, damage }: BoardFrame): void {
    if (this.#atlas?.cellPx === glyphPx && this.#atlas.ratio === ratio) return;
    damage.addAll();
    const previous = this.#atlas;
    const atlas = new GlyphAtlas(glyphPx, ratio);
    this.#atlas = atlas;
    for (const shown of this.#shownByKey.values()) place(shown, atlas);
    previous?.destroy();
  }
}

function place({ symbol, scale, sprites }: Shown, atlas: GlyphAtlas): void {
  const texture = atlas.textureOf(symbol.glyph, scale);
  for (const { sprite, copy } of sprites) {
    sprite.texture = texture;
    sprite.scale.set(
      (copy.mirrorX ? -1 : 1) / atlas.cellPx,
      (copy.mirrorY ? -1 : 1) / atlas.cellPx,
    );
  }
}

/** Symbols may lean out of their cell a little. */
function damageBy({ sprites }: Shown, damage: Damage): void {
  for (const { sprite } of sprites) damage.addAround(sprite.x, sprite.y, 0.62);
}

function isOnItsWay({ opacity, tint, nudgedMs }: Shown, nowMs: number): boolean {
  const isNudged = nowMs - nudgedMs < NUDGE.seconds * 1000;
  return isNudged || isMoving(opacity, nowMs) || isMoving(tint, nowMs);
}

function dress(shown: Shown, nowMs: number): void {
  const nudge = nudgeAt((nowMs - shown.nudgedMs) / 1000);
  const tint = tintAt(shown, nowMs);
  const opacity = valueAt(shown.opacity, nowMs);
  for (const { sprite, x, alpha } of shown.sprites) {
    sprite.x = x + nudge;
    sprite.tint = tint;
    sprite.alpha = opacity * alpha;
  }
}

function tintAt({ tint, tintFrom, tintTo }: Shown, nowMs: number): number {
  const share = valueAt(tint, nowMs);
  if (share >= 1) return tintTo;
  const channel = (shift: number): number => {
    const from = (tintFrom >> shift) & 255;
    const to = (tintTo >> shift) & 255;
    return Math.round(from + (to - from) * share) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}

function inkOn(ground: Color, theme: BoardTheme): number {
  if (ground === 'dark') return theme.onDark;
  return ground === 'light' ? theme.onLight : theme.onGray;
}

function opacityOf({ state }: SceneSymbol, ground: Color): number {
  if (state !== 'satisfied' && state !== 'ignored') return 1;
  return ground === 'gray' ? SATISFIED_OPACITY.gray : SATISFIED_OPACITY.solid;
}

function isOnGiven({ at }: SceneSymbol, grid: Grid): boolean {
  if (at.x % 1 !== 0 || at.y % 1 !== 0) return false;
  const isInside = at.x >= 0 && at.y >= 0 && at.x < grid.width && at.y < grid.height;
  const tile = isInside ? grid.tiles[at.y * grid.width + at.x] : undefined;
  return tile?.exists === true && tile.fixed;
}

/** Opacity of what is drawn at a point: ghosts fade from the rim outwards, both axes multiplied. */
function fadeAt(x: number, y: number, { grid, depth }: BoardScene): number {
  const axis = (at: number, size: number, reach: number): number => {
    const beyond = Math.max(-at, at - size);
    if (beyond <= 0) return 1;
    return reach === 0 ? 1 : Math.max(0, GHOST_ALPHA * (1 - beyond / reach));
  };
  return axis(x, grid.width, depth.horizontal) * axis(y, grid.height, depth.vertical);
}
