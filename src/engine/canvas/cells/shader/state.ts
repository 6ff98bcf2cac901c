/** Functions that compute the current state of a place from the state texture. */
export const STATE = `
vec4 texel(ivec2 place, int index) {
  return texelFetch(uState, ivec2(place.x * TEXELS + index, place.y), 0);
}

// The same curves as in motion/cellMotion.ts.
float easePaint(float t) { float r = 1.0 - t; return 1.0 - r * r * r; }
float easeLink(float t) { float r = 1.0 - t * t; return 1.0 - r * r * r; }
float easeErase(float t) { return pow(t, 1.6); }

// Visible share of the upper color of a place.
float fillOf(vec4 fill) {
  bool grows = (int(fill.x) & M_GROWS) != 0;
  float t = clamp((uTimeS - fill.y) / (grows ? PAINT_S : ERASE_S), 0.0, 1.0);
  return grows ? mix(fill.z, 1.0, easePaint(t)) : fill.z * (1.0 - easeErase(t));
}

// Color of an edge, progress of its closing, and progress of the corner next to it.
vec3 linkOf(vec2 link) {
  float code = floor(link.x * 0.25);
  float rest = link.x - 4.0 * code;
  bool joins = rest >= 2.0;
  float from = joins ? rest - 2.0 : rest;
  if (from > 0.998) from = 1.0;
  float elapsedS = uTimeS - link.y;
  if (!joins) return vec3(code, vec2(from * (1.0 - easeLink(clamp(elapsedS / PART_S, 0.0, 1.0)))));
  float closed = mix(from, 1.0, easeLink(clamp(elapsedS / FUSE_S, 0.0, 1.0)));
  float late = mix(from, 1.0, easeLink(clamp((elapsedS - CORNER_DELAY_S) / FUSE_S, 0.0, 1.0)));
  return vec3(code, closed, late);
}

vec2 inColor(vec3 link, float code) { return link.x == code ? link.yz : vec2(0.0); }

// Opacity of an error mark, and its horizontal offset.
vec2 errorOf(ivec2 place) {
  vec4 error = texel(place, 2);
  bool shows = error.x >= 2.0;
  float from = shows ? error.x - 2.0 : error.x;
  if (from > 0.998) from = 1.0;
  float elapsedS = uTimeS - error.y;
  float amount = mix(from, shows ? 1.0 : 0.0, easePaint(clamp(elapsedS / ERROR_S, 0.0, 1.0)));
  float nudge = shows && from < 0.5 ? NUDGE * sin(6.28319 * clamp(elapsedS / NUDGE_S, 0.0, 1.0)) : 0.0;
  return vec2(amount, nudge);
}

// Coverage of a point by a line that is drawn clockwise around the center of a cell.
float drawnTo(vec2 at, float amount) {
  if (amount <= 0.0 || amount >= 1.0) return amount;
  float turn = fract(atan(at.x, -at.y) / 6.28319);
  return clamp((amount - turn) * 6.28319 * length(at) / uPixel + 0.5, 0.0, 1.0);
}

vec2 stronger(vec2 a, vec2 b) { return a.x >= b.x ? a : b; }

// Color below a fill that started before the previous one ended, and the progress of that one.
vec2 baseOf(vec4 packed_) { float code = floor(packed_.z); return vec2(code, packed_.z - code); }

float lightOf(ivec2 place) {
  vec4 fill = texel(place, 0);
  int marks = int(fill.x);
  if ((marks & (M_EXISTS | M_GHOST)) != M_EXISTS) return 0.0;
  int over = marks & 3;
  int under = (marks >> 2) & 3;
  float shown = fillOf(fill);
  float amount = 0.0;
  if (over == 2) amount += shown * (1.0 + 0.6 * sin(3.14159 * shown));
  if ((marks & M_LAYERED) != 0) {
    vec2 base = baseOf(texel(place, 2));
    amount += (1.0 - shown) * ((under == 2 ? base.y : 0.0) + (base.x == 2.0 ? 1.0 - base.y : 0.0));
  } else if (under == 2) amount += 1.0 - shown;
  return min(amount, 1.6);
}
`;
