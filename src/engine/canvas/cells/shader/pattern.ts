import { PATTERN } from '../../../picture/geometry.ts';

const NUMBERS = Object.entries({
  REACH: PATTERN.reach,
  PITCH: PATTERN.pitch,
  DOT: PATTERN.dot,
  STRIPE: PATTERN.stripe,
  HATCH: PATTERN.hatch,
  FRAME_REACH: PATTERN.frame.reach,
  FRAME_LINE: PATTERN.frame.line,
  FRAME_RADIUS: PATTERN.frame.radius,
  CLEAR: PATTERN.clear,
})
  .map(([name, value]) => `const float PATTERN_${name} = ${value.toFixed(5)};`)
  .join('\n');

/**
 * Patterns over all cells, for themes whose colors alone do not distinguish them: empty cells are
 * dotted, dark cells striped, light cells plain; errors are hatched, highlighted and hovered cells
 * framed. All use the symbol color, which is legible on the cell, and leave space for clues. Ghosts
 * have the patterns of their cells, and fade.
 */
export const PATTERN_MAIN = `
in vec2 vPoint;
out vec4 fragColor;

${NUMBERS}

bool has(int marks, int bit) { return (marks & bit) != 0; }

// Distance to the nearest of the points or lines that lie a pitch apart; one is in the middle.
vec2 latticeOf(vec2 at) { return (fract(at / PATTERN_PITCH + 0.5) - 0.5) * PATTERN_PITCH; }

void main() {
  vec2 place = vPoint + uOrigin;
  ivec2 own = ivec2(floor(place));
  vec2 at = fract(place) - 0.5;
  int a = int(texel(own, 0).x);
  int b = int(texel(own - ivec2(1, 0), 0).x);
  int c = int(texel(own - ivec2(0, 1), 0).x);
  int e = int(texel(own - ivec2(1, 1), 0).x);
  acc = vec4(0.0);
  if (has(a, M_EXISTS)) {
    bool isGhost = has(a, M_GHOST);
    int over = a & 3;
    vec4 ink = over == 1 ? uOnDark : over == 2 ? uOnLight : uOnGray;
    float within = inside(max(abs(at.x), abs(at.y)) - PATTERN_REACH);
    // Clues lie in the middle of cells, of their sides, and at their corners.
    vec2 to = 0.5 - abs(at);
    bool isLeft = at.x < 0.0;
    bool isTop = at.y < 0.0;
    float clue = 1.0;
    if (has(a, M_CLUE)) clue = min(clue, length(at));
    if (has(isLeft ? b : a, M_CLUERIGHT)) clue = min(clue, length(vec2(to.x, at.y)));
    if (has(isTop ? c : a, M_CLUEDOWN)) clue = min(clue, length(vec2(at.x, to.y)));
    if (has(isLeft ? (isTop ? e : b) : isTop ? c : a, M_CLUECORNER)) clue = min(clue, length(to));
    within *= inside(PATTERN_CLEAR - clue);
    vec2 near = latticeOf(at);
    if (over == 0) paint(ink, inside(length(near) - PATTERN_DOT) * within);
    if (over == 1) paint(ink, line(near.y, PATTERN_STRIPE) * within);
    if (has(a, M_ERROR) && !isGhost)
      paint(ink, line(latticeOf(vec2(at.x - at.y, 0.0) * 0.70711).x, PATTERN_HATCH) * within);
    bool isHovered = uHover.z > 0.0 && vec2(own) == uHover.xy;
    if ((isHovered || has(a, M_HIGHLIGHT)) && !isGhost)
      paint(ink, line(boxDistance(at, vec2(PATTERN_FRAME_REACH), PATTERN_FRAME_RADIUS), PATTERN_FRAME_LINE));
    acc *= ghostFade(beyondOf(vPoint));
  }
  fragColor = acc;
}`;
