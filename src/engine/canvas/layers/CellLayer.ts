import { BufferImageSource, Geometry, GlProgram, Mesh, Shader, UniformGroup } from 'pixi.js';
import type { BoardFrame, BoardScene } from '../BoardScene.ts';
import { CellState } from '../CellState.ts';
import { CELL_FRAGMENT, CELL_VERTEX } from '../cellShader.ts';
import { TEXELS } from '../cellTexel.ts';
import { PlaceMap } from '../PlaceMap.ts';
import type { BoardTheme } from '../theme.ts';
import { redirect, still, valueAt, isMoving, type Tween } from '../tween.ts';
import type { Layer } from './Layer.ts';
import { waveAt } from './wave.ts';

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
      if (this.#state.update(scene, change)) this.#upload();
    } else this.#rebuild(scene);
    if (scene.theme !== previous?.theme) this.#recolor(scene.theme);
    if (scene.hover !== previous?.hover) this.#point(scene, frame.nowMs);
    if (scene.solvedFrom !== previous?.solvedFrom)
      this.#solvedMs = scene.solvedFrom === null || previous === null ? null : frame.nowMs;
  }

  tick({ nowMs, cellPx }: BoardFrame): boolean {
    const { uniforms } = this.#uniforms;
    uniforms.uTime = nowMs / 1000;
    uniforms.uPixel = 1 / cellPx;
    uniforms.uHover[2] = valueAt(this.#hover, nowMs);
    const wave =
      this.#scene && this.#solvedMs !== null && waveAt(this.#scene, nowMs - this.#solvedMs);
    if (wave) uniforms.uWave.set([wave.x, wave.y, wave.radius, wave.strength]);
    else {
      uniforms.uWave[3] = 0;
      this.#solvedMs = null;
    }
    this.#uniforms.update();
    const isPainting = this.#state !== null && nowMs / 1000 < this.#state.busyUntil;
    return isPainting || isMoving(this.#hover, nowMs) || this.#solvedMs !== null;
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

  #point(scene: BoardScene, nowMs: number): void {
    const { uHover } = this.#uniforms.uniforms;
    if (scene.hover === null) {
      this.#hover = redirect(this.#hover, 0, nowMs, { durationMs: scene.isAnimated ? 90 : 0 });
      return;
    }
    const x = scene.hover % scene.grid.width;
    uHover.set([x, (scene.hover - x) / scene.grid.width, 0, 0]);
    uHover[0] = (uHover[0] ?? 0) + (this.#map?.left ?? 0);
    uHover[1] = (uHover[1] ?? 0) + (this.#map?.top ?? 0);
    this.#hover = still(1);
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
