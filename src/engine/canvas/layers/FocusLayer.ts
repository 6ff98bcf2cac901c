import { Container, Geometry, GlProgram, Mesh, Shader, UniformGroup } from 'pixi.js';
import type { BoardFrame, Layer } from './Layer.ts';
import type { BoardScene } from '../scene/BoardScene.ts';
import type { Damage } from '../scene/Damage.ts';
import { QUAD_VERTEX } from '../cells/quadVertex.ts';
import { isMoving, redirect, still, valueAt, easeInk, type Tween } from '../motion/tween.ts';

const FRAGMENT = `#version 300 es
precision highp float;
in vec2 vPoint;
out vec4 fragColor;
uniform float uPixel;
uniform vec3 uLine;
uniform vec3 uHalo;
float ring(float distance, float width) {
  return clamp((0.5 * max(width, 2.0 * uPixel) - abs(distance)) / uPixel + 0.5, 0.0, 1.0);
}
void main() {
  vec2 q = abs(vPoint - 0.5) - 0.5 + 0.2;
  float distance = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - 0.2;
  float halo = ring(distance, 0.13);
  float line = ring(distance, 0.06);
  fragColor = vec4(uHalo * halo * (1.0 - line) + uLine * line, max(halo, line));
}`;

const MOVE_MS = 90;
/** Margin for the halo around the cell. */
const ROOM = 0.12;

/** The ring around the cell of the keyboard cursor. */
export class FocusLayer implements Layer {
  readonly container = new Container({ label: 'focus' });
  readonly #uniforms = new UniformGroup({
    uPixel: { value: 0, type: 'f32' },
    uLine: { value: new Float32Array(3), type: 'vec3<f32>' },
    uHalo: { value: new Float32Array(3), type: 'vec3<f32>' },
  });
  readonly #mesh: Mesh<Geometry, Shader>;
  #x: Tween = still(0);
  #y: Tween = still(0);
  #isMoving = false;

  constructor() {
    const [low, high] = [-ROOM, 1 + ROOM];
    this.#mesh = new Mesh({
      geometry: new Geometry({
        attributes: { aPosition: [low, low, high, low, high, high, low, high] },
        indexBuffer: [0, 1, 2, 0, 2, 3],
      }),
      shader: new Shader({
        glProgram: GlProgram.from({
          name: 'chiaro-focus',
          vertex: QUAD_VERTEX,
          fragment: FRAGMENT,
        }),
        resources: { focus: this.#uniforms },
      }),
    });
    this.#mesh.visible = false;
    this.container.addChild(this.#mesh);
  }

  update(scene: BoardScene, previous: BoardScene | null, { nowMs, damage }: BoardFrame): void {
    const { focus, grid, theme, isAnimated } = scene;
    if (theme !== previous?.theme) {
      this.#uniforms.uniforms.uLine.set(rgb(theme.focus));
      this.#uniforms.uniforms.uHalo.set(rgb(theme.halo));
    }
    if (focus === previous?.focus && theme === previous.theme) return;
    const isMove = this.#mesh.visible && focus !== null;
    this.#damage(damage);
    this.#isMoving = true;
    this.#mesh.visible = focus !== null;
    if (focus === null) return;
    const column = focus % grid.width;
    const row = (focus - column) / grid.width;
    const isNear = isMove && Math.abs(column - this.#x.to) <= 1 && Math.abs(row - this.#y.to) <= 1;
    const options = { durationMs: isAnimated && isNear ? MOVE_MS : 0, ease: easeInk };
    this.#x = redirect(this.#x, column, nowMs, options);
    this.#y = redirect(this.#y, row, nowMs, options);
  }

  tick({ nowMs, cellPx, damage }: BoardFrame): boolean {
    this.#uniforms.uniforms.uPixel = 1 / cellPx;
    this.#uniforms.update();
    if (!this.#mesh.visible || !this.#isMoving) return false;
    this.#damage(damage);
    this.#mesh.position.set(valueAt(this.#x, nowMs), valueAt(this.#y, nowMs));
    this.#damage(damage);
    this.#isMoving = isMoving(this.#x, nowMs) || isMoving(this.#y, nowMs);
    return this.#isMoving;
  }

  #damage(damage: Damage): void {
    const { x, y } = this.#mesh.position;
    if (this.#mesh.visible) damage.addAround(x + 0.5, y + 0.5, 0.5 + ROOM);
  }

  warmUp(): () => void {
    const { visible } = this.#mesh;
    this.#mesh.visible = true;
    return () => (this.#mesh.visible = visible);
  }

  destroy(): void {
    const { geometry, shader } = this.#mesh;
    this.container.destroy({ children: true });
    geometry.destroy(true);
    shader?.destroy();
  }
}

function rgb(color: number): readonly number[] {
  return [((color >> 16) & 255) / 255, ((color >> 8) & 255) / 255, (color & 255) / 255];
}
