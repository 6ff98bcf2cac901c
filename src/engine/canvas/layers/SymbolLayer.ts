import { Container, Sprite, Texture } from 'pixi.js';
import { changedCells } from '../../grid/changes.ts';
import type { Cell, Color, Grid, Point } from '../../grid/grid.ts';
import { listCopies, toCopy } from '../../picture/lattice.ts';
import { linear, redirect, still } from '../motion/tween.ts';
import { crossingMs } from '../motion/wave.ts';
import type { BoardFrame, Layer } from './Layer.ts';
import type { BoardScene } from '../scene/BoardScene.ts';
import type { SceneSymbol } from '../scene/sceneSymbols.ts';
import { GlyphAtlas } from '../symbols/GlyphAtlas.ts';
import {
  damageBy,
  ghostAlphaAt,
  inkOn,
  isAnimating,
  chooseOpacity,
  chooseScale,
  setTexture,
  tintAt,
  updateSprites,
  type ShownSymbol,
  type SymbolSprite,
} from './shownSymbol.ts';

/** Delay and duration of the fade of a satisfied symbol, and of its return. */
const FADE_MS = 240;
const FADE_DELAY_MS = 80;
const RESTORE_MS = 90;
const TINT_MS = 110;
const SETTLE_MS = 520;

/** Draws every symbol as a sprite from one atlas, tinted for the cell below. */
export class SymbolLayer implements Layer {
  readonly container = new Container({ label: 'symbols' });
  #atlas: GlyphAtlas | null = null;
  readonly #shownByKey = new Map<string, ShownSymbol>();
  /** The symbols above each cell: those that a change of its tile affects. */
  readonly #shownByCell = new Map<Cell, Set<ShownSymbol>>();
  readonly #moving = new Set<ShownSymbol>();

  update(scene: BoardScene, previous: BoardScene | null, frame: BoardFrame): void {
    const isMoved =
      scene.topology !== previous?.topology ||
      scene.depth !== previous.depth ||
      scene.grid.width !== previous.grid.width ||
      scene.grid.height !== previous.grid.height;
    const isRecolored = isMoved || scene.theme !== previous.theme;
    if (isRecolored) frame.damage.addAll();
    if (isMoved) this.#clear();
    const stale = new Set<ShownSymbol>();
    if (isMoved || scene.symbols !== previous.symbols) this.#matchSymbols(scene, frame, stale);
    if (!isRecolored)
      for (const cell of changedCells(previous.grid, scene.grid))
        for (const shown of this.#shownByCell.get(cell) ?? []) stale.add(shown);
    for (const shown of isRecolored ? this.#shownByKey.values() : stale)
      this.#match(shown, scene, frame);
    if (scene.solvedFrom !== null && previous?.solvedFrom === null) this.#flash(scene, frame);
  }

  tick(frame: BoardFrame): boolean {
    this.#resize(frame);
    for (const shown of this.#moving) {
      const isDone = !isAnimating(shown, frame.nowMs);
      updateSprites(shown, frame.nowMs);
      damageBy(shown, frame.damage);
      if (isDone) this.#moving.delete(shown);
    }
    this.#atlas?.upload();
    return this.#moving.size > 0;
  }

  /** Draw all glyphs again, after a font has loaded. */
  redraw(): void {
    this.#atlas?.destroy();
    this.#atlas = null;
  }

  warmUp(): () => void {
    const sprite = new Sprite({ texture: Texture.WHITE, width: 1, height: 1 });
    this.container.addChild(sprite);
    return () => sprite.destroy();
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
    this.#shownByCell.clear();
    this.#moving.clear();
  }

  /** Show exactly the symbols of a scene. Adds the symbols that changed in place to `stale`. */
  #matchSymbols(scene: BoardScene, frame: BoardFrame, stale: Set<ShownSymbol>): void {
    const { grid } = scene;
    const keys = new Set(scene.symbols.map(({ key }) => key));
    for (const [key, shown] of this.#shownByKey)
      if (!keys.has(key)) this.#remove(shown, grid, frame);
    for (const symbol of scene.symbols) {
      const known = this.#shownByKey.get(symbol.key);
      if (known?.symbol === symbol) continue;
      const isSamePlace = known?.symbol.at.x === symbol.at.x && known.symbol.at.y === symbol.at.y;
      if (known !== undefined && isSamePlace) {
        this.#replace(known, symbol, scene, frame);
        stale.add(known);
      } else {
        if (known !== undefined) this.#remove(known, grid, frame);
        this.#add(symbol, scene, frame);
      }
    }
  }

  /** Replace the glyph or state of a symbol. */
  #replace(
    shown: ShownSymbol,
    symbol: SceneSymbol,
    { isAnimated }: BoardScene,
    { nowMs, damage }: BoardFrame,
  ): void {
    const last = shown.symbol;
    shown.symbol = symbol;
    if (isAnimated && symbol.state === 'error' && last.state !== 'error') {
      shown.nudgedMs = nowMs;
      this.#moving.add(shown);
    }
    if (last.glyph === symbol.glyph) return;
    if (this.#atlas !== null) setTexture(shown, this.#atlas);
    damageBy(shown, damage);
  }

  #remove(shown: ShownSymbol, grid: Grid, { damage }: BoardFrame): void {
    damageBy(shown, damage);
    for (const { sprite } of shown.sprites) sprite.destroy();
    this.#shownByKey.delete(shown.symbol.key);
    for (const cell of cellsUnder(shown.symbol.at, grid))
      this.#shownByCell.get(cell)?.delete(shown);
    this.#moving.delete(shown);
  }

  #add(symbol: SceneSymbol, scene: BoardScene, { damage }: BoardFrame): void {
    const { grid } = scene;
    const ground = readGround(symbol.at, grid);
    const tint = inkOn(ground, scene.theme);
    const shown: ShownSymbol = {
      symbol,
      ground,
      scale: chooseScale(symbol, scene),
      opacity: still(chooseOpacity(symbol, ground)),
      tint: still(1),
      tintFrom: tint,
      tintTo: tint,
      nudgedMs: -Infinity,
      sprites: this.#spritesOf(symbol, scene),
    };
    if (this.#atlas !== null) setTexture(shown, this.#atlas);
    updateSprites(shown, 0);
    damageBy(shown, damage);
    this.#shownByKey.set(symbol.key, shown);
    for (const cell of cellsUnder(symbol.at, grid)) {
      const above = this.#shownByCell.get(cell);
      if (above === undefined) this.#shownByCell.set(cell, new Set([shown]));
      else above.add(shown);
    }
  }

  #spritesOf(symbol: SceneSymbol, scene: BoardScene): readonly SymbolSprite[] {
    const { grid, topology, depth } = scene;
    return listCopies(grid, topology, depth).flatMap((copy): SymbolSprite[] => {
      const at = toCopy({ x: symbol.at.x + 0.5, y: symbol.at.y + 0.5 }, copy, grid);
      const alpha = ghostAlphaAt(at.x, at.y, scene);
      if (alpha <= 0) return [];
      const sprite = new Sprite({ anchor: 0.5, x: at.x, y: at.y });
      this.container.addChild(sprite);
      return [{ sprite, x: at.x, copy, alpha }];
    });
  }

  /** Start the transition to the look for a symbol's state and the cells below. */
  #match(shown: ShownSymbol, scene: BoardScene, { nowMs, damage }: BoardFrame): void {
    const { symbol } = shown;
    const { grid, theme, isAnimated } = scene;
    const ground = readGround(symbol.at, grid);
    const ink = inkOn(ground, theme);
    const opacity = chooseOpacity(symbol, ground);
    const scale = chooseScale(symbol, scene);
    if (scale !== shown.scale) {
      shown.scale = scale;
      if (this.#atlas !== null) setTexture(shown, this.#atlas);
      damageBy(shown, damage);
    }
    if (opacity === shown.opacity.to && ink === shown.tintTo) return;
    const isFading = opacity < shown.opacity.to;
    shown.opacity = redirect(shown.opacity, opacity, nowMs, {
      durationMs: isAnimated ? (isFading ? FADE_MS : RESTORE_MS) : 0,
      delayMs: isFading ? FADE_DELAY_MS : 0,
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

  /** Symbols under the crest of the solved wave return to full opacity, and fade again. */
  #flash(scene: BoardScene, { nowMs }: BoardFrame): void {
    const { solvedFrom, grid, isAnimated } = scene;
    if (solvedFrom === null || !isAnimated) return;
    const column = solvedFrom % grid.width;
    const row = (solvedFrom - column) / grid.width;
    for (const shown of this.#shownByKey.values()) {
      const { at } = shown.symbol;
      const startMs = nowMs + crossingMs(grid, Math.hypot(at.x - column, at.y - row));
      const { to } = shown.opacity;
      shown.opacity = { from: 1, to, startMs, durationMs: SETTLE_MS, ease: linear };
      this.#moving.add(shown);
    }
  }

  #resize({ glyphPx, ratio, damage }: BoardFrame): void {
    if (this.#atlas?.cellPx === glyphPx && this.#atlas.ratio === ratio) return;
    damage.addAll();
    const previous = this.#atlas;
    const atlas = new GlyphAtlas(glyphPx, ratio);
    this.#atlas = atlas;
    for (const shown of this.#shownByKey.values()) setTexture(shown, atlas);
    previous?.destroy();
  }
}

/** The cells below a symbol: one for a symbol in a cell, more for one on an edge or corner. */
function cellsUnder({ x, y }: Point, { width, height }: Grid): readonly Cell[] {
  const between = (at: number, size: number) =>
    [...new Set([Math.floor(at), Math.ceil(at)])].filter((line) => line >= 0 && line < size);
  const columns = between(x, width);
  return between(y, height).flatMap((row) => columns.map((column) => row * width + column));
}

/** The color below a symbol: that of its cells if all have the same, else gray. */
function readGround({ x, y }: Point, grid: Grid): Color {
  const colors = new Set<Color>();
  for (const row of new Set([Math.floor(y), Math.ceil(y)]))
    for (const column of new Set([Math.floor(x), Math.ceil(x)])) {
      const isInside = column >= 0 && row >= 0 && column < grid.width && row < grid.height;
      const tile = isInside ? grid.tiles[row * grid.width + column] : undefined;
      colors.add(tile?.exists === true ? tile.color : 'gray');
    }
  const [first = 'gray'] = colors;
  return colors.size === 1 ? first : 'gray';
}
