import {
  Buffer,
  BufferUsage,
  Container,
  Geometry,
  GlProgram,
  Mesh,
  Shader,
  Sprite,
  UniformGroup,
} from 'pixi.js';
import {
  measureBounds,
  type Box,
  type OverlayGlyph,
  type OverlayStep,
} from '../../picture/overlay.ts';
import type { BoardFrame, Layer } from './Layer.ts';
import type { BoardScene } from '../scene/BoardScene.ts';
import type { Damage } from '../scene/Damage.ts';
import { GlyphAtlas } from '../symbols/GlyphAtlas.ts';
import type { BoardTheme } from '../../picture/theme.ts';
import { splitIntoBars, STRIDE, createVertices, type OverlayBar } from './overlayBars.ts';

/** Margin around the drawings, for soft edges and for lines with a minimum width. */
const EDGE = 0.06;

const VERTEX = `#version 300 es
precision highp float;
in vec2 aCenter;
in vec2 aSize;
in vec2 aAxis;
in vec2 aCorner;
in float aRadius;
in vec4 aColor;
out vec2 vLocal;
out vec2 vSize;
out float vRadius;
out vec4 vColor;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform float uPixel;
void main() {
  vSize = max(aSize, vec2(0.5 * uPixel));
  vRadius = min(max(aRadius, 0.0), min(vSize.x, vSize.y));
  vColor = aColor;
  vLocal = aCorner * (vSize + uPixel);
  vec2 point = aCenter + aAxis * vLocal.x + vec2(-aAxis.y, aAxis.x) * vLocal.y;
  mat3 matrix = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((matrix * vec3(point, 1.0)).xy, 0.0, 1.0);
}`;

const FRAGMENT = `#version 300 es
precision highp float;
in vec2 vLocal;
in vec2 vSize;
in float vRadius;
in vec4 vColor;
out vec4 fragColor;
uniform float uPixel;
uniform float uAlpha;
void main() {
  vec2 q = abs(vLocal) - vSize + vRadius;
  float distance = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - vRadius;
  float coverage = clamp(0.5 - distance / uPixel, 0.0, 1.0);
  fragColor = vec4(vColor.rgb * vColor.a, vColor.a) * coverage * uAlpha;
}`;

/** Drawings over the board: fills and lines by one mesh, glyphs above them as sprites. */
export class OverlayLayer implements Layer {
  readonly container: Container;
  readonly #stepsOf: (scene: BoardScene) => readonly OverlayStep[];
  readonly #sprites = new Container({ label: 'overlay glyphs' });
  readonly #uniforms = new UniformGroup({
    uPixel: { value: 0, type: 'f32' },
    uAlpha: { value: 1, type: 'f32' },
  });
  readonly #corners = new Buffer({
    data: new Float32Array(4 * STRIDE),
    usage: BufferUsage.VERTEX | BufferUsage.COPY_DST,
  });
  readonly #mesh: Mesh<Geometry, Shader>;
  #steps: readonly OverlayStep[] | null = null;
  #glyphs: readonly OverlayGlyph[] = [];
  #theme: BoardTheme | null = null;
  #bounds: Box | null = null;
  #atlas: GlyphAtlas | null = null;
  #isPlaced = true;

  /** @param stepsOf this layer's part of a scene; the same array as long as it is equal */
  constructor(label: string, stepsOf: (scene: BoardScene) => readonly OverlayStep[]) {
    this.#stepsOf = stepsOf;
    this.container = new Container({ label });
    const attribute = (index: number, format: 'float32' | 'float32x2' | 'float32x4') => ({
      buffer: this.#corners,
      format,
      stride: STRIDE * 4,
      offset: index * 4,
    });
    this.#mesh = new Mesh({
      geometry: new Geometry({
        attributes: {
          aCenter: attribute(0, 'float32x2'),
          aSize: attribute(2, 'float32x2'),
          aAxis: attribute(4, 'float32x2'),
          aCorner: attribute(6, 'float32x2'),
          aRadius: attribute(8, 'float32'),
          aColor: attribute(9, 'float32x4'),
        },
        indexBuffer: new Uint32Array([0, 1, 2, 0, 2, 3]),
      }),
      shader: new Shader({
        glProgram: GlProgram.from({ name: 'chiaro-overlay', vertex: VERTEX, fragment: FRAGMENT }),
        resources: { overlay: this.#uniforms },
      }),
    });
    this.#mesh.visible = false;
    this.container.addChild(this.#mesh, this.#sprites);
  }

  update(scene: BoardScene, _previous: BoardScene | null, { damage }: BoardFrame): void {
    const { theme } = scene;
    const steps = this.#stepsOf(scene);
    if (steps === this.#steps && theme === this.#theme) return;
    const last = this.#steps ?? [];
    const [gone, added] = [without(last, steps), without(steps, last)];
    const isRepainted = theme !== this.#theme || (gone.length === 0 && added.length === 0);
    damageBox(measureBounds(isRepainted ? last : gone), damage);
    damageBox(measureBounds(isRepainted ? steps : added), damage);
    this.#steps = steps;
    this.#bounds = measureBounds(steps);
    this.#theme = theme;
    const isChanged = isRepainted || [...gone, ...added].some(({ kind }) => kind === 'glyph');
    if (isChanged) this.#isPlaced = false;
    if (isChanged) this.#glyphs = steps.filter((step) => step.kind === 'glyph');
    const bars = steps.flatMap(splitIntoBars);
    this.#mesh.visible = bars.length > 0;
    if (bars.length > 0) this.#lay(bars, theme);
  }

  tick({ cellPx, glyphPx, ratio, damage }: BoardFrame): boolean {
    this.#uniforms.uniforms.uPixel = 1 / cellPx;
    this.#uniforms.update();
    const isCut = this.#atlas?.cellPx === glyphPx && this.#atlas.ratio === ratio;
    if (this.#isPlaced && (isCut || this.#glyphs.length === 0)) return false;
    this.#isPlaced = true;
    damageBox(measureBounds(this.#glyphs), damage);
    this.#place(glyphPx, ratio);
    return false;
  }

  /** Opacity of the drawing, from 0 to 1. */
  fade(alpha: number, damage: Damage): void {
    if (alpha === this.#sprites.alpha) return;
    this.#sprites.alpha = alpha;
    this.#uniforms.uniforms.uAlpha = alpha;
    damageBox(this.#bounds, damage);
  }

  /** Draw all glyphs again, after a font has loaded. */
  redraw(): void {
    this.#isPlaced = false;
    this.#atlas?.destroy();
    this.#atlas = null;
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
    this.#atlas?.destroy();
  }

  /** Overlays have few glyphs for a short time, so that their atlas is destroyed with them. */
  #place(glyphPx: number, ratio: number): void {
    for (const sprite of this.#sprites.removeChildren()) sprite.destroy();
    const isCut = this.#atlas?.cellPx === glyphPx && this.#atlas.ratio === ratio;
    if (!isCut || this.#glyphs.length === 0) {
      this.#atlas?.destroy();
      this.#atlas = null;
    }
    const theme = this.#theme;
    if (this.#glyphs.length === 0 || theme === null) return;
    const atlas = (this.#atlas ??= new GlyphAtlas(glyphPx, ratio));
    for (const { at, glyph, ink, scale = 1, alpha = 1 } of this.#glyphs) {
      const texture = atlas.textureOf(glyph, scale);
      const place = { anchor: 0.5, x: at.x + 0.5, y: at.y + 0.5, scale: 1 / atlas.cellPx };
      this.#sprites.addChild(new Sprite({ texture, ...place, tint: theme[ink], alpha }));
    }
    atlas.upload();
  }

  #lay(bars: readonly OverlayBar[], theme: BoardTheme): void {
    this.#corners.data = Float32Array.from(bars.flatMap((bar) => createVertices(bar, theme)));
    this.#mesh.geometry.indexBuffer.data = Uint32Array.from(
      bars.flatMap((_, index) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * index + corner)),
    );
  }
}

/** The steps of one drawing that another one lacks. */
function without(
  steps: readonly OverlayStep[],
  others: readonly OverlayStep[],
): readonly OverlayStep[] {
  const known = new Set(others);
  return steps.filter((step) => !known.has(step));
}

function damageBox(box: Box | null, damage: Damage): void {
  if (box === null) return;
  const { left, top, width, height } = box;
  damage.add({
    left: left - EDGE,
    top: top - EDGE,
    right: left + width + EDGE,
    bottom: top + height + EDGE,
  });
}
