import { Container, Graphics } from 'pixi.js';
import { rimHeads } from '../../picture/ghostLayers.ts';
import { UNIT } from '../../glyph/svg.ts';
import { ringInk } from '../../picture/overlaySteps.ts';
import type { BoardFrame, Layer } from './Layer.ts';
import type { BoardScene } from '../scene/BoardScene.ts';

const LINE_PX = 1.6;
const RADIUS_PX = 12;
const HEAD = 0.085;

/** The rim of a wrapped board: an accent line, and arrow heads that show how sides are joined. */
export class RimLayer implements Layer {
  readonly container = new Container({ label: 'rim' });
  readonly #rim = new Graphics();
  #scene: BoardScene | null = null;
  #drawnFor: { readonly scene: BoardScene; readonly cellPx: number } | null = null;

  constructor() {
    this.container.addChild(this.#rim);
  }

  update(scene: BoardScene): void {
    this.#scene = scene;
  }

  tick({ cellPx, ratio, damage }: BoardFrame): boolean {
    const scene = this.#scene;
    if (scene !== null && !this.#isDrawn(scene, cellPx)) {
      this.#drawnFor = { scene, cellPx };
      damage.addAll();
      this.#draw(scene, cellPx / ratio);
    }
    return false;
  }

  destroy(): void {
    this.container.destroy({ children: true });
  }

  #isDrawn(
    { grid, topology, depth, theme, drawn: { final } }: BoardScene,
    cellPx: number,
  ): boolean {
    const last = this.#drawnFor;
    return (
      last?.cellPx === cellPx &&
      last.scene.depth === depth &&
      last.scene.theme === theme &&
      last.scene.drawn.final === final &&
      last.scene.topology.horizontal === topology.horizontal &&
      last.scene.topology.vertical === topology.vertical &&
      last.scene.grid.width === grid.width &&
      last.scene.grid.height === grid.height
    );
  }

  #draw({ grid, topology, depth, theme, drawn }: BoardScene, cellCssPx: number): void {
    const rim = this.#rim.clear();
    if (depth.horizontal === 0 && depth.vertical === 0) return;
    const { width, height } = grid;
    const state = ringInk(drawn.final);
    const radius = Math.min(RADIUS_PX / cellCssPx, 0.4);
    rim.roundRect(0, 0, width, height, radius).stroke({
      width: (state === null ? 1 : 2) * (LINE_PX / cellCssPx),
      color: theme[state ?? 'accent'],
    });
    const heads = rimHeads({ ...topology, width, height, head: HEAD });
    const round = { cap: 'round', join: 'round' } as const;
    for (const [color, thickness] of [
      [theme.halo, HEAD * 1.5],
      [theme.accent, HEAD * 0.55],
    ] as const)
      for (const d of heads)
        for (const points of polylines(d)) {
          const [first, ...rest] = points;
          if (first === undefined) continue;
          rim.moveTo(first.x, first.y);
          for (const { x, y } of rest) rim.lineTo(x, y);
          rim.stroke({ width: thickness, color, ...round });
        }
  }
}

/** The straight lines of path data in picture units, in cells. */
function polylines(d: string): readonly (readonly { x: number; y: number }[])[] {
  return d
    .split('M')
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.split('L').map((pair) => {
        const [x = 0, y = 0] = pair
          .trim()
          .split(/[\s,]+/)
          .map(Number);
        return { x: x / UNIT, y: y / UNIT };
      }),
    );
}
