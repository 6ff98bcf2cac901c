import { BufferImageSource, Geometry, GlProgram, Mesh, Shader, UniformGroup } from 'pixi.js';
import type { BoardFrame, BoardScene } from '../BoardScene.ts';
import { CellState } from '../CellState.ts';
import type { Damage } from '../Damage.ts';
import { CELL_FRAGMENT, CELL_VERTEX } from '../cellShader.ts';
import { TEXELS } from '../cellTexel.ts';
import { PlaceMap } from '../PlaceMap.ts';
import type { BoardTheme } from '../theme.ts';
import { redirect, still, valueAt, isMoving, type Tween } from '../tween.ts';
import type { Layer } from './Layer.ts';
import { waveAt } from './wave.ts';

/** How far from its middle a place can look different, in cells. */
const REACH = 1.1;

/** Texels are read as they are written. */
const PLAIN = { scaleMode: 'nearest', alphaMode: 'no-premultiply-alpha' } as const;

/** One quad over the whole board; its shader draws every cell, ghost, seam and mark from a small state texture. */
export class CellLayer implements Layer {
  readonly container: Mesh<Geometry, Shader>;
  readonly #uniforms = new UniformGroup({ ...cellUniforms() });
  #map: PlaceMap | null = null;
  #state: CellState | null = null;
  #source: BufferImageSource;
  #hover: Tween = still(0);
  #isHoverMoving = false;
  #scene: BoardScene | null = null;
  #solvedMs: number | null = null;

  constructor() {
    this.#source = new BufferImageSource({
      resource: new Float32Array(4),
      width: 1,
      height: 1,
      ...PLAIN,
    });
    this.container = new Mesh({
      geometry: new Geometry({
        attributes: { aPosition: [0, 0, 1, 0, 1, 1, 0, 1] },
        indexBuffer: [0, 1, 2, 0, 2, 3],
      }),
      shader: new Shader({
        glProgram: GlProgram.from({
          name: 'chiaro-cells',
          vertex: CELL_VERTEX,
          fragment: CELL_FRAGMENT,
        }),
        resources: { uState: this.#source, cells: this.#uniforms },
      }),
    });
  }

  update(scene: BoardScene, previous: BoardScene | null, frame: BoardFrame): void {
    this.#scene = scene;
    const now = frame.nowMs / 1000;
    if (this.#map?.isFor(scene) === true && this.#state !== null) {
      const change = { now, isAnimated: scene.isAnimated, way: frame.way };
      this.#damage(this.#state.update(scene, change), frame.damage);
      this.#upload();
    } else {
      this.#rebuild(scene);
      frame.damage.addAll();
    }
    if (scene.theme !== previous?.theme) {
      this.#recolor(scene.theme);
      frame.damage.addAll();
    }
    if (scene.hover !== previous?.hover) this.#point(scene, frame);
    if (scene.solvedFrom !== previous?.solvedFrom)
      this.#solvedMs = scene.solvedFrom === null || previous === null ? null : frame.nowMs;
  }

  tick({ nowMs, cellPx, damage }: BoardFrame): boolean {
    const { uniforms } = this.#uniforms;
    uniforms.uTime = nowMs / 1000;
    uniforms.uPixel = 1 / cellPx;
    if (this.#isHoverMoving) this.#damageHover(damage);
    this.#isHoverMoving = isMoving(this.#hover, nowMs);
    uniforms.uHover[2] = valueAt(this.#hover, nowMs);
    if (this.#solvedMs !== null) damage.addAll();
    const wave =
      this.#scene && this.#solvedMs !== null && waveAt(this.#scene, nowMs - this.#solvedMs);
    if (wave) uniforms.uWave.set([wave.x, wave.y, wave.radius, wave.strength]);
    else {
      uniforms.uWave[3] = 0;
      this.#solvedMs = null;
    }
    this.#uniforms.update();
    if (this.#state !== null) this.#damage(this.#state.moving, damage);
    if (this.#state?.settle(nowMs / 1000) === true) this.#upload();
    const isPainting = this.#state !== null && nowMs / 1000 < this.#state.busyUntil;
    return isPainting || this.#isHoverMoving || this.#solvedMs !== null;
  }

  destroy(): void {
    const { geometry, shader } = this.container;
    this.container.destroy();
    geometry.destroy(true);
    shader?.destroy();
    this.#source.destroy();
  }

  #rebuild(scene: BoardScene): void {
    const map = new PlaceMap(scene);
    this.#map = map;
    this.#state = new CellState(map, scene);
    this.#state.takeDirty();
    const previous = this.#source;
    this.#source = new BufferImageSource({
      resource: this.#state.data,
      width: map.columns * TEXELS,
      height: map.rows,
      ...PLAIN,
    });
    if (this.container.shader) this.container.shader.resources['uState'] = this.#source;
    previous.destroy();
    const { uniforms } = this.#uniforms;
    uniforms.uOrigin.set([map.left, map.top]);
    uniforms.uSize.set([scene.grid.width, scene.grid.height]);
    uniforms.uDepth.set([scene.depth.horizontal, scene.depth.vertical]);
    this.#stretch(map);
  }

  /** Lay the quad over everything in sight: the border of nothing has room for tray and glow. */
  #stretch({ left, top, columns, rows }: PlaceMap): void {
    const [x1, y1, x2, y2] = [0.02 - left, 0.02 - top, columns - left - 0.02, rows - top - 0.02];
    const buffer = this.container.geometry.getBuffer('aPosition');
    buffer.data = new Float32Array([x1, y1, x2, y1, x2, y2, x1, y2]);
    buffer.update();
  }

  #upload(): void {
    const dirty = this.#state?.takeDirty();
    if (dirty) this.#source.update(dirty[0] * TEXELS, dirty[1] * TEXELS);
  }

  /** Places reach one cell beyond themselves: by their glow, and by the corners they round. */
  #damage(places: ReadonlySet<number> | 'all', damage: Damage): void {
    const map = this.#map;
    if (places === 'all' || map === null) damage.addAll();
    else
      for (const index of places) {
        const x = index % map.columns;
        const y = (index - x) / map.columns;
        damage.addAround(x - map.left + 0.5, y - map.top + 0.5, REACH);
      }
  }

  #damageHover(damage: Damage): void {
    const [x = 0, y = 0] = this.#uniforms.uniforms.uHover;
    damage.addAround(x - (this.#map?.left ?? 0) + 0.5, y - (this.#map?.top ?? 0) + 0.5, 0.5);
  }

  #point(scene: BoardScene, { nowMs, damage }: BoardFrame): void {
    this.#damageHover(damage);
    this.#isHoverMoving = true;
    if (scene.hover === null) {
      this.#hover = redirect(this.#hover, 0, nowMs, { durationMs: scene.isAnimated ? 90 : 0 });
      return;
    }
    const x = scene.hover % scene.grid.width;
    const y = (scene.hover - x) / scene.grid.width;
    const { left, top } = this.#map ?? { left: 0, top: 0 };
    this.#uniforms.uniforms.uHover.set([x + left, y + top, 1, 0]);
    this.#hover = still(1);
    this.#damageHover(damage);
  }

  #recolor(theme: BoardTheme): void {
    const { uniforms } = this.#uniforms;
    uniforms.uIsDark = theme.isDark ? 1 : 0;
    uniforms.uPlate.set(rgba(theme.plate));
    uniforms.uGray.set(rgba(theme.gray));
    uniforms.uDark.set(rgba(theme.dark));
    uniforms.uLight.set(rgba(theme.light));
    uniforms.uLightTop.set(rgba(brightened(theme.light)));
    uniforms.uRimDark.set(rgba(theme.rimDark.color, theme.rimDark.alpha));
    uniforms.uRimLight.set(rgba(theme.rimLight.color, theme.rimLight.alpha));
    uniforms.uSeamDark.set(rgba(theme.seamDark.color, theme.seamDark.alpha));
    uniforms.uSeamLight.set(rgba(theme.seamLight.color, theme.seamLight.alpha));
    uniforms.uOnDark.set(rgba(theme.onDark));
    uniforms.uOnLight.set(rgba(theme.onLight));
    uniforms.uOnGray.set(rgba(theme.onGray));
    uniforms.uGlow.set(rgba(theme.glow.color, theme.glow.alpha));
    uniforms.uError.set(rgba(theme.error));
    uniforms.uHalo.set(rgba(theme.halo));
    uniforms.uZone.set(rgba(theme.zone));
    uniforms.uAccent.set(rgba(theme.accent));
  }
}

function cellUniforms() {
  const color = () => ({ value: new Float32Array(4), type: 'vec4<f32>' as const });
  const pair = () => ({ value: new Float32Array(2), type: 'vec2<f32>' as const });
  const number = () => ({ value: 0, type: 'f32' as const });
  return {
    uOrigin: pair(),
    uSize: pair(),
    uDepth: pair(),
    uTime: number(),
    uPixel: number(),
    uIsDark: number(),
    uPlate: color(),
    uGray: color(),
    uDark: color(),
    uLight: color(),
    uLightTop: color(),
    uRimDark: color(),
    uRimLight: color(),
    uSeamDark: color(),
    uSeamLight: color(),
    uOnDark: color(),
    uOnLight: color(),
    uOnGray: color(),
    uGlow: color(),
    uError: color(),
    uHalo: color(),
    uZone: color(),
    uAccent: color(),
    uHover: color(),
    uWave: color(),
  };
}

function rgba(color: number, alpha = 1): readonly number[] {
  return [((color >> 16) & 255) / 255, ((color >> 8) & 255) / 255, (color & 255) / 255, alpha];
}

/** The light fill at the upper end of the board. */
function brightened(color: number): number {
  const lift = (shift: number): number => {
    const value = (color >> shift) & 255;
    return Math.round(value + (255 - value) * 0.25) << shift;
  };
  return lift(16) | lift(8) | lift(0);
}
