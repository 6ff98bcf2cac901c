import {
  BufferImageSource,
  Container,
  Geometry,
  GlProgram,
  Mesh,
  Shader,
  UniformGroup,
} from 'pixi.js';
import type { BoardFrame, BoardScene } from '../scene/BoardScene.ts';
import { CellState } from '../cells/CellState.ts';
import type { Damage } from '../scene/Damage.ts';
import { busyRuns, type Run } from '../cells/busyRuns.ts';
import { FULL_FRAGMENT, REST_FRAGMENT } from '../cells/cellShader.ts';
import { TEXELS } from '../cells/cellTexel.ts';
import { PlaceMap } from '../cells/PlaceMap.ts';
import { QUAD_VERTEX } from '../cells/quadVertex.ts';
import type { BoardTheme } from '../scene/theme.ts';
import { redirect, still, valueAt, isMoving, type Tween } from '../motion/tween.ts';
import type { Layer } from './Layer.ts';
import { waveAt } from '../motion/wave.ts';

/** How far from its middle a place can look different, in cells. */
const REACH = 1.1;
/** With more runs than this one quad over all costs less. */
const MOST_RUNS = 600;
/** More places than this are not told apart from all. */
const MOST_PLACES = 400;

/** Texels are read as they are written. */
const PLAIN = { scaleMode: 'nearest', alphaMode: 'no-premultiply-alpha' } as const;

/** One quad over the whole board; its shader draws every cell, ghost, seam and mark from a small state texture. */
export class CellLayer implements Layer {
  readonly container = new Container({ label: 'cells' });
  /** One quad over everything: tiles at rest. */
  readonly #rest: Mesh<Geometry, Shader>;
  /** Quads over the places where more is to be drawn; they replace what lies below. */
  readonly #busy: Mesh<Geometry, Shader>;
  readonly #uniforms = new UniformGroup({ ...cellUniforms() });
  #map: PlaceMap | null = null;
  #state: CellState | null = null;
  #source: BufferImageSource;
  #hover: Tween = still(0);
  #isHoverMoving = false;
  /** Index of the place last hovered. */
  #hovered: number | null = null;
  #scene: BoardScene | null = null;
  #solvedMs: number | null = null;

  constructor() {
    this.#source = new BufferImageSource({
      resource: new Float32Array(4),
      width: 1,
      height: 1,
      ...PLAIN,
    });
    this.#rest = this.#mesh('chiaro-rest', REST_FRAGMENT);
    this.#busy = this.#mesh('chiaro-cells', FULL_FRAGMENT);
    this.#busy.state.blend = false;
    this.container.addChild(this.#rest, this.#busy);
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
      this.#setSolved(scene.solvedFrom === null || previous === null ? null : frame.nowMs);
  }

  tick({ nowMs, cellPx, damage }: BoardFrame): boolean {
    const { uniforms } = this.#uniforms;
    uniforms.uTime = nowMs / 1000;
    uniforms.uPixel = 1 / cellPx;
    if (this.#isHoverMoving) this.#damageHover(damage);
    this.#isHoverMoving = isMoving(this.#hover, nowMs);
    uniforms.uHover[2] = valueAt(this.#hover, nowMs);
    if (this.#solvedMs !== null) damage.addAll();
    const scene = this.#solvedMs === null ? null : this.#scene;
    const wave = scene && waveAt(scene, nowMs - (this.#solvedMs ?? nowMs));
    uniforms.uIsInward = wave?.origin === null ? 1 : 0;
    if (wave) {
      const { x, y } = wave.origin ?? { x: 0, y: 0 };
      uniforms.uWave.set([x, y, wave.radius, wave.strength]);
    } else {
      uniforms.uWave[3] = 0;
      if (this.#solvedMs !== null) this.#setSolved(null);
    }
    this.#uniforms.update();
    if (this.#state !== null) this.#damage(this.#state.moving, damage);
    if (this.#state?.settle(nowMs / 1000) === true) this.#upload();
    const isPainting = this.#state !== null && nowMs / 1000 < this.#state.busyUntil;
    return isPainting || this.#isHoverMoving || this.#solvedMs !== null;
  }

  destroy(): void {
    for (const mesh of [this.#rest, this.#busy]) {
      const { geometry, shader } = mesh;
      mesh.destroy();
      geometry.destroy(true);
      shader?.destroy();
    }
    this.container.destroy();
    this.#source.destroy();
  }

  #setSolved(solvedMs: number | null): void {
    this.#solvedMs = solvedMs;
    this.#coverBusy();
  }

  #mesh(name: string, fragment: string): Mesh<Geometry, Shader> {
    return new Mesh({
      geometry: new Geometry({
        attributes: { aPosition: new Float32Array(8) },
        indexBuffer: new Uint32Array([0, 1, 2, 0, 2, 3]),
      }),
      shader: new Shader({
        glProgram: GlProgram.from({ name, vertex: QUAD_VERTEX, fragment }),
        resources: { uState: this.#source, cells: this.#uniforms },
      }),
    });
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
    for (const { shader } of [this.#rest, this.#busy])
      if (shader) shader.resources['uState'] = this.#source;
    previous.destroy();
    const { uniforms } = this.#uniforms;
    uniforms.uOrigin.set([map.left, map.top]);
    uniforms.uSize.set([scene.grid.width, scene.grid.height]);
    uniforms.uDepth.set([scene.depth.horizontal, scene.depth.vertical]);
    cover(this.#rest, [wholeOf(map)]);
    this.#coverBusy();
  }

  #upload(): void {
    const dirty = this.#state?.takeDirty();
    if (!dirty) return;
    this.#source.update(dirty[0] * TEXELS, dirty[1] * TEXELS);
    this.#coverBusy();
  }

  /** Lay the quads of the full shader where they are needed: everywhere while the wave runs. */
  #coverBusy(): void {
    const map = this.#map;
    if (map === null || this.#state === null) return;
    const { columns, rows } = map;
    const runs = busyRuns(this.#state.data, columns, rows, this.#hovered);
    const isEverywhere = this.#solvedMs !== null || runs.length > MOST_RUNS;
    this.#busy.visible = isEverywhere || runs.length > 0;
    if (isEverywhere) cover(this.#busy, [wholeOf(map)]);
    else if (runs.length > 0)
      cover(
        this.#busy,
        runs.map((run) => quadOf(run, map)),
      );
  }

  /** Places reach one cell beyond themselves: by their glow, and by the corners they round. */
  #damage(places: ReadonlySet<number> | 'all', damage: Damage): void {
    const map = this.#map;
    if (places === 'all' || map === null || places.size > MOST_PLACES) damage.addAll();
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
    this.#hovered = this.#map?.indexAt(x, y) ?? null;
    this.#coverBusy();
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

/** Left, top, right and bottom, in cells. */
type Quad = readonly [number, number, number, number];

/** Everything in sight: the border of nothing around it has room for tray and glow. */
function wholeOf({ left, top, columns, rows }: PlaceMap): Quad {
  const inset = 0.02;
  return [inset - left, inset - top, columns - left - inset, rows - top - inset];
}

function quadOf({ row, from, to }: Run, { left, top }: PlaceMap): Quad {
  return [from - left, row - top, to - left, row - top + 1];
}

function cover({ geometry }: Mesh<Geometry, Shader>, quads: readonly Quad[]): void {
  geometry.getBuffer('aPosition').data = Float32Array.from(
    quads.flatMap(([x1, y1, x2, y2]) => [x1, y1, x2, y1, x2, y2, x1, y2]),
  );
  geometry.indexBuffer.data = Uint32Array.from(
    quads.flatMap((_, index) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * index + corner)),
  );
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
    uIsInward: number(),
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
