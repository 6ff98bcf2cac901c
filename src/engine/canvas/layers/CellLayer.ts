import {
  BufferImageSource,
  Container,
  Geometry,
  GlProgram,
  Mesh,
  Shader,
  UniformGroup,
} from 'pixi.js';
import type { BoardFrame, Layer } from './Layer.ts';
import type { BoardScene } from '../scene/BoardScene.ts';
import type { Run } from '../cells/BusyPlaces.ts';
import { CellState } from '../cells/CellState.ts';
import type { Damage } from '../scene/Damage.ts';
import { FULL_FRAGMENT, PATTERN_FRAGMENT, REST_FRAGMENT } from '../cells/cellShader.ts';
import { TEXELS } from '../cells/cellTexel.ts';
import { hasSamePlaces, PlaceMap } from '../cells/PlaceMap.ts';
import { QUAD_VERTEX } from '../cells/quadVertex.ts';
import { createCellUniforms, setColors } from '../cells/shader/uniforms.ts';
import { redirect, still, valueAt, isMoving, type Tween } from '../motion/tween.ts';
import { waveAt } from '../motion/wave.ts';

/** Largest distance from the center of a place at which its change is visible, in cells. */
const REACH = 1.1;
/** With more runs than this, one quad over everything costs less. */
const MAX_RUNS = 600;
/** With more changed places than this, the whole board is drawn again. */
const MAX_PLACES = 400;

/** Texels are numbers, not colors: neither filtered nor premultiplied. */
const PLAIN = { scaleMode: 'nearest', alphaMode: 'no-premultiply-alpha' } as const;

/**
 * Draws every cell, ghost, seam and mark by a shader that reads a small state texture. See
 * cells/cellShader.ts and cells/cellTexel.ts.
 */
export class CellLayer implements Layer {
  readonly container = new Container({ label: 'cells' });
  /** One quad over everything, for tiles at rest. */
  readonly #rest: Mesh<Geometry, Shader>;
  /** Quads over the places that need the full shader. They replace the pixels below. */
  readonly #busy: Mesh<Geometry, Shader>;
  /** One quad over everything, in themes with patterns. */
  readonly #pattern: Mesh<Geometry, Shader>;
  readonly #uniforms = new UniformGroup(createCellUniforms());
  #map: PlaceMap | null = null;
  #state: CellState | null = null;
  #source: BufferImageSource;
  #hover: Tween = still(0);
  #isHoverMoving = false;
  /** Index of the place that is or was last hovered. */
  #hoveredPlace: number | null = null;
  #scene: BoardScene | null = null;
  #solvedMs: number | null = null;
  /** Time at which the clock of the state texture is 0. */
  #startMs = 0;

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
    this.#pattern = this.#mesh('chiaro-pattern', PATTERN_FRAGMENT);
    this.container.addChild(this.#rest, this.#busy, this.#pattern);
  }

  update(scene: BoardScene, previous: BoardScene | null, frame: BoardFrame): void {
    this.#scene = scene;
    if (previous !== null && this.#state !== null && hasSamePlaces(previous, scene)) {
      const { isAnimated, contact } = scene;
      const change = { nowS: this.#secondsAt(frame.nowMs), isAnimated, contact };
      this.#damage(this.#state.update(scene, change), frame.damage);
      this.#upload();
    } else {
      this.#rebuild(scene);
      frame.damage.addAll();
    }
    if (scene.theme !== previous?.theme) {
      setColors(this.#uniforms.uniformStructures, scene.theme);
      this.#pattern.visible = scene.theme.hasPatterns;
      frame.damage.addAll();
    }
    if (scene.hoveredCell !== previous?.hoveredCell) this.#hoverCell(scene, frame);
    if (scene.solvedFrom !== previous?.solvedFrom)
      this.#setSolved(scene.solvedFrom === null || previous === null ? null : frame.nowMs);
  }

  tick({ nowMs, cellPx, damage }: BoardFrame): boolean {
    const nowS = this.#secondsAt(nowMs);
    const { uniforms } = this.#uniforms;
    uniforms.uTimeS = nowS;
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
    if (this.#state?.settle(nowS) === true) this.#upload();
    const isPainting = this.#state !== null && this.#state.moving.size > 0;
    return isPainting || this.#isHoverMoving || this.#solvedMs !== null;
  }

  warmUp(): () => void {
    const map = this.#map;
    if (map !== null) {
      this.#busy.visible = true;
      cover(this.#busy, [wholeQuad(map)]);
    }
    return () => this.#coverBusy();
  }

  destroy(): void {
    for (const mesh of [this.#rest, this.#busy, this.#pattern]) {
      const { geometry, shader } = mesh;
      mesh.destroy();
      geometry.destroy(true);
      shader?.destroy();
    }
    this.container.destroy();
    this.#source.destroy();
  }

  /**
   * The clock of the state texture. It restarts whenever no place is in motion: after some days,
   * floats of the graphics card could not resolve single frames.
   */
  #secondsAt(nowMs: number): number {
    if (this.#state === null || this.#state.moving.size === 0) this.#startMs = nowMs;
    return (nowMs - this.#startMs) / 1000;
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
    for (const { shader } of [this.#rest, this.#busy, this.#pattern])
      if (shader) shader.resources['uState'] = this.#source;
    previous.destroy();
    const { uniforms } = this.#uniforms;
    uniforms.uOrigin.set([map.left, map.top]);
    uniforms.uSize.set([scene.grid.width, scene.grid.height]);
    uniforms.uDepth.set([scene.depth.horizontal, scene.depth.vertical]);
    for (const mesh of [this.#rest, this.#pattern]) cover(mesh, [wholeQuad(map)]);
    this.#coverBusy();
  }

  #upload(): void {
    const dirty = this.#state?.takeDirty();
    if (!dirty) return;
    this.#source.update(dirty[0] * TEXELS, dirty[1] * TEXELS);
    this.#coverBusy();
  }

  /** Cover the places that need the full shader; during the wave that is the whole board. */
  #coverBusy(): void {
    const map = this.#map;
    if (map === null || this.#state === null) return;
    this.#state.busy.hovered = this.#hoveredPlace;
    const runs = this.#state.busy.runs();
    const isEverywhere = this.#solvedMs !== null || runs.length > MAX_RUNS;
    this.#busy.visible = isEverywhere || runs.length > 0;
    if (isEverywhere) cover(this.#busy, [wholeQuad(map)]);
    else if (runs.length > 0)
      cover(
        this.#busy,
        runs.map((run) => quadFromRun(run, map)),
      );
  }

  /** Damage places with the cells around them: glow and rounded corners reach that far. */
  #damage(places: ReadonlySet<number> | 'all', damage: Damage): void {
    const map = this.#map;
    if (places === 'all' || map === null || places.size > MAX_PLACES) damage.addAll();
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

  #hoverCell(scene: BoardScene, { nowMs, damage }: BoardFrame): void {
    this.#damageHover(damage);
    this.#isHoverMoving = true;
    if (scene.hoveredCell === null) {
      this.#hover = redirect(this.#hover, 0, nowMs, { durationMs: scene.isAnimated ? 90 : 0 });
      return;
    }
    const x = scene.hoveredCell % scene.grid.width;
    const y = (scene.hoveredCell - x) / scene.grid.width;
    const { left, top } = this.#map ?? { left: 0, top: 0 };
    this.#uniforms.uniforms.uHover.set([x + left, y + top, 1, 0]);
    this.#hoveredPlace = this.#map?.indexAt(x, y) ?? null;
    this.#coverBusy();
    this.#hover = still(1);
    this.#damageHover(damage);
  }
}

/** Left, top, right and bottom of a quad, in cells. */
type Quad = readonly [number, number, number, number];

/** A quad over all places. The empty border around them has room for plate and glow. */
function wholeQuad({ left, top, columns, rows }: PlaceMap): Quad {
  const inset = 0.02;
  return [inset - left, inset - top, columns - left - inset, rows - top - inset];
}

/** A quad over the places of a run. */
function quadFromRun({ row, from, to }: Run, { left, top }: PlaceMap): Quad {
  return [from - left, row - top, to - left, row - top + 1];
}

/** Set the quads of a mesh. */
function cover({ geometry }: Mesh<Geometry, Shader>, quads: readonly Quad[]): void {
  geometry.getBuffer('aPosition').data = Float32Array.from(
    quads.flatMap(([x1, y1, x2, y2]) => [x1, y1, x2, y1, x2, y2, x1, y2]),
  );
  geometry.indexBuffer.data = Uint32Array.from(
    quads.flatMap((_, index) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * index + corner)),
  );
}
