import {
  BOARD_GEOMETRY,
  ERROR,
  GHOST_ALPHA,
  GIVEN,
  GLOW_BLUR,
  RIM,
  SEAM,
  ZONE,
} from '../picture/geometry.ts';
import { DURATION, NUDGE } from './cellMotion.ts';
import { Mark, TEXELS } from './cellTexel.ts';

/** Numbers that the shader shares with the pictures and with the state texture, as GLSL. */
const CONSTANTS = Object.entries({
  TILE_INSET: BOARD_GEOMETRY.tile.inset,
  TILE_OUTER: BOARD_GEOMETRY.tile.outer,
  TILE_INNER: BOARD_GEOMETRY.tile.inner,
  PLATE_INSET: BOARD_GEOMETRY.plate.inset,
  PLATE_OUTER: BOARD_GEOMETRY.plate.outer,
  PLATE_INNER: BOARD_GEOMETRY.plate.inner,
  ERROR_INSET: BOARD_GEOMETRY.error.inset,
  ERROR_OUTER: BOARD_GEOMETRY.error.outer,
  ERROR_INNER: BOARD_GEOMETRY.error.inner,
  ERROR_LINE: ERROR.line,
  ERROR_HALO: ERROR.halo,
  HATCH_PITCH: ERROR.hatchPitch,
  HATCH_LINE: ERROR.hatchLine,
  HATCH_ALPHA: ERROR.hatchAlpha,
  CLEAR_DISC: ERROR.disc,
  SEAM_LINE: SEAM.line,
  SEAM_INSET: SEAM.inset,
  RIM_DARK: RIM.dark,
  RIM_LIGHT: RIM.light,
  GIVEN_INSET: GIVEN.inset,
  GIVEN_RADIUS: GIVEN.radius,
  GIVEN_LINE: GIVEN.line,
  GIVEN_ON_LIGHT: GIVEN.onLight,
  GIVEN_ON_OTHER: GIVEN.onOther,
  ZONE_LINE: ZONE.line,
  ZONE_HALO: ZONE.halo,
  ZONE_DASH: ZONE.dash,
  GLOW_SIGMA: GLOW_BLUR,
  GHOST_ALPHA,
  PAINT_S: DURATION.paint,
  ERASE_S: DURATION.erase,
  FUSE_S: DURATION.fuse,
  PART_S: DURATION.part,
  CORNER_DELAY_S: DURATION.cornerDelay,
  ERROR_S: DURATION.error,
  NUDGE_S: NUDGE.seconds,
  NUDGE: NUDGE.reach,
})
  .map(([name, value]) => `const float ${name} = ${value.toFixed(5)};`)
  .concat(
    Object.entries(Mark).map(
      ([name, bit]) => `const int M_${name.toUpperCase()} = ${String(bit)};`,
    ),
    `const int TEXELS = ${String(TEXELS)};`,
  )
  .join('\n');

const UNIFORMS = `
uniform sampler2D uState;
uniform vec2 uOrigin;      // places left of and above the first cell
uniform vec2 uSize;        // cells of the board
uniform vec2 uDepth;       // ghost cells beyond the rim, by axis
uniform float uTime;
uniform float uPixel;      // size of a device pixel in cells
uniform float uIsDark;
uniform vec4 uPlate;
uniform vec4 uGray;
uniform vec4 uDark;
uniform vec4 uLight;
uniform vec4 uLightTop;
uniform vec4 uRimDark;
uniform vec4 uRimLight;
uniform vec4 uSeamDark;
uniform vec4 uSeamLight;
uniform vec4 uOnDark;
uniform vec4 uOnLight;
uniform vec4 uOnGray;
uniform vec4 uGlow;
uniform vec4 uError;
uniform vec4 uHalo;
uniform vec4 uZone;
uniform vec4 uAccent;
uniform vec4 uHover;       // cell, how much, unused
uniform vec4 uWave;        // origin, radius of the crest, strength
uniform float uIsInward;   // 1 when the wave comes in from the rim
`;

/** Distances to rounded corners around one lattice point: the table of design system, board geometry. */
const GEOMETRY = `
float corner(vec2 q, float inset, float radius) {
  vec2 d = vec2(inset + radius) - q;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - radius;
}

// Edges around a lattice point, by how far they have closed and how far the corners beside them have followed:
// own cell to b, own cell to c, c to e, b to e (see setDistance).
struct Links { vec2 h; vec2 v; vec2 h2; vec2 v2; };

// Distance to the tile within its own quadrant; u counts from the lattice point into the cell.
float tileDistance(vec2 u, Links links) {
  float alone = corner(u, TILE_INSET, TILE_OUTER);
  float h = links.h.x;
  float v = links.v.x;
  if (h + v <= 0.0) return alone;
  float level = -corner(vec2(u.x, -u.y), -TILE_INSET, TILE_INNER * min(links.h.y, links.v2.y));
  float upright = -corner(vec2(-u.x, u.y), -TILE_INSET, TILE_INNER * min(links.v.y, links.h2.y));
  float notch = -corner(-u, -TILE_INSET, TILE_INNER * min(links.h.y, links.v.y));
  float all = min(min(links.h.y, links.v.y), min(links.h2.y, links.v2.y));
  return mix(mix(alone, level, h), mix(upright, mix(notch, -0.5, all), h), v);
}

// The same once everything is at rest.
float restDistance(vec2 u, bool h, bool v, bool h2, bool v2) {
  if (h && v && h2 && v2) return -0.5;
  if (h && !v && !v2) return TILE_INSET - u.y;
  if (v && !h && !h2) return TILE_INSET - u.x;
  if (!h && !v) return corner(u, TILE_INSET, TILE_OUTER);
  vec2 q = vec2(h && !v ? u.x : -u.x, v && !h ? u.y : -u.y);
  return -corner(q, -TILE_INSET, TILE_INNER);
}

// Distance to the fillet that three joined cells leave in the quadrant of the fourth.
float filletDistance(vec2 u, float joined) {
  return -corner(u, -TILE_INSET, TILE_INNER * joined);
}

// Distance to a set of cells around a lattice point; s counts from the point. a is the cell on the pixel's own
// side, b across the upright line, c across the level line, e diagonal.
float setDistance(vec2 u, bool a, bool b, bool c, bool e, float inset, float outer, float inner) {
  vec2 fb = vec2(-u.x, u.y);
  vec2 fc = vec2(u.x, -u.y);
  if (a && b && c && e) return -0.5;
  if (a && b && c) return -corner(-u, -inset, inner);
  if (a && b && e) return -corner(fc, -inset, inner);
  if (a && c && e) return -corner(fb, -inset, inner);
  if (b && c && e) return -corner(u, -inset, inner);
  float distance = 1.0;
  if (a && b) distance = inset - u.y;
  else if (a && c) distance = inset - u.x;
  else if (a) distance = corner(u, inset, outer);
  if (c && e) distance = min(distance, inset + u.y);
  else if (b && e) distance = min(distance, inset + u.x);
  else {
    if (b && !a) distance = min(distance, corner(fb, inset, outer));
    if (c && !a) distance = min(distance, corner(fc, inset, outer));
    if (e) distance = min(distance, corner(-u, inset, outer));
  }
  return distance;
}

float boxDistance(vec2 p, vec2 halfSize, float radius) {
  vec2 q = abs(p) - halfSize + radius;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - radius;
}

float segmentDistance(vec2 p, float from, float to) {
  return length(vec2(p.x - clamp(p.x, from, to), p.y));
}
`;

const STATE = `
vec4 texel(ivec2 place, int index) {
  return texelFetch(uState, ivec2(place.x * TEXELS + index, place.y), 0);
}

float easeInk(float t) { float r = 1.0 - t; return 1.0 - r * r * r; }
float easeFuse(float t) { float r = 1.0 - t * t; return 1.0 - r * r * r; }
float easeLift(float t) { return pow(t, 1.6); }

// How much of its upper color a place shows.
float fillOf(vec4 fill) {
  bool grows = (int(fill.x) & M_GROWS) != 0;
  float t = clamp((uTime - fill.y) / (grows ? PAINT_S : ERASE_S), 0.0, 1.0);
  return grows ? mix(fill.z, 1.0, easeInk(t)) : fill.z * (1.0 - easeLift(t));
}

// Color of an edge, how far it has closed, and how far the corner beside it has.
vec3 linkOf(vec2 link) {
  float code = floor(link.x * 0.25);
  float rest = link.x - 4.0 * code;
  bool joins = rest >= 2.0;
  float from = joins ? rest - 2.0 : rest;
  if (from > 0.998) from = 1.0;
  float seconds = uTime - link.y;
  if (!joins) return vec3(code, vec2(from * (1.0 - easeFuse(clamp(seconds / PART_S, 0.0, 1.0)))));
  float closed = mix(from, 1.0, easeFuse(clamp(seconds / FUSE_S, 0.0, 1.0)));
  float late = mix(from, 1.0, easeFuse(clamp((seconds - CORNER_DELAY_S) / FUSE_S, 0.0, 1.0)));
  return vec3(code, closed, late);
}

vec2 inColor(vec3 link, float code) { return link.x == code ? link.yz : vec2(0.0); }

// How much of an error mark is there, and how far to the right.
vec2 errorOf(ivec2 place) {
  vec4 error = texel(place, 2);
  bool shows = error.x >= 2.0;
  float from = shows ? error.x - 2.0 : error.x;
  if (from > 0.998) from = 1.0;
  float seconds = uTime - error.y;
  float amount = mix(from, shows ? 1.0 : 0.0, easeInk(clamp(seconds / ERROR_S, 0.0, 1.0)));
  float nudge = shows && from < 0.5 ? NUDGE * sin(6.28319 * clamp(seconds / NUDGE_S, 0.0, 1.0)) : 0.0;
  return vec2(amount, nudge);
}

// Whether a line drawn round the middle of a cell, from the top clockwise, has come to a point.
float drawnTo(vec2 at, float amount) {
  if (amount <= 0.0 || amount >= 1.0) return amount;
  float turn = fract(atan(at.x, -at.y) / 6.28319);
  return clamp((amount - turn) * 6.28319 * length(at) / uPixel + 0.5, 0.0, 1.0);
}

vec2 stronger(vec2 a, vec2 b) { return a.x >= b.x ? a : b; }

// What a fill shows that a third color overtook: color below, how far it had come.
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

const PAINT = `
vec4 acc;

void paint(vec4 color, float coverage) {
  float alpha = color.a * clamp(coverage, 0.0, 1.0);
  acc = vec4(color.rgb * alpha, alpha) + acc * (1.0 - alpha);
}

float inside(float distance) { return clamp(0.5 - distance / uPixel, 0.0, 1.0); }

float line(float distance, float width) {
  float half_ = 0.5 * max(width, uPixel);
  return clamp((half_ - abs(distance)) / uPixel + 0.5, 0.0, 1.0);
}

// How much of a Gaussian blur at this distance inside an edge comes from this side of it.
float blurShare(float distance_) {
  float x = distance_ / (GLOW_SIGMA * 1.41421);
  float xx = x * x;
  return 0.5 + 0.5 * sqrt(1.0 - exp(-xx * (1.27324 + 0.14 * xx) / (1.0 + 0.14 * xx)));
}

// Blur of the light cells around a lattice point: those farther away are out of reach.
float glowAt(vec2 u, vec4 light) {
  float gx = blurShare(u.x);
  float gy = blurShare(u.y);
  return mix(mix(light.w, light.z, gx), mix(light.y, light.x, gx), gy);
}

vec4 colorOf(int code, float height) {
  if (code == 1) return uDark;
  return code == 2 ? mix(uLightTop, uLight, clamp(height, 0.0, 1.0)) : uGray;
}

void paintTile(int code, float distance, float coverage, float height) {
  paint(colorOf(code, height), inside(distance) * coverage);
  if (code == 1) paint(uRimDark, line(distance, RIM_DARK) * coverage);
  if (code == 2) paint(uRimLight, line(distance, RIM_LIGHT) * coverage);
}
`;

const MAIN = `
in vec2 vPoint;
out vec4 fragColor;

bool has(int marks, int bit) { return (marks & bit) != 0; }

float restLight(int marks) { return (marks & (M_EXISTS | M_GHOST | 3)) == (M_EXISTS | 2) ? 1.0 : 0.0; }

vec4 inkOn(int code) { return code == 1 ? uOnDark : (code == 2 ? uOnLight : uOnGray); }

// Where a fill in motion ends: an ink disc round the contact, or light that opens from the middle.
float fillClip(int code, float start, vec2 f, float shown, inout vec2 u) {
  if (code == 2) {
    float scale = mix(0.72, 1.0, shown);
    vec2 at = (f - 0.5) / scale;
    u = max(0.5 - abs(at), 0.0);
    return (max(abs(at.x), abs(at.y)) - 0.5) * scale;
  }
  vec2 contact = vec2(floor(start / 4096.0), mod(start, 4096.0)) / 2048.0;
  return distance(f, contact) - shown * length(max(contact, 1.0 - contact));
}

void main() {
  vec2 place = vPoint + uOrigin;
  vec2 f = fract(place);
  ivec2 own = ivec2(floor(place));
  ivec2 side = ivec2(f.x < 0.5 ? -1 : 1, f.y < 0.5 ? -1 : 1);
  vec2 u = 0.5 - abs(f - 0.5);
  ivec2 ownB = ivec2(own.x + side.x, own.y);
  ivec2 ownC = ivec2(own.x, own.y + side.y);
  ivec2 ownE = own + side;
  vec4 fillA = texel(own, 0);
  int a = int(fillA.x);
  int b = int(texel(ownB, 0).x);
  int c = int(texel(ownC, 0).x);
  int e = int(texel(ownE, 0).x);
  int any = a | b | c | e;
  int over = a & 3;
  bool exists = has(a, M_EXISTS);
  bool isStill = !has(any, M_MOVING);
  float height = vPoint.y / uSize.y;
  vec2 beyond = max(max(-vPoint, vPoint - uSize), 0.0);
  bool isBeyond = dot(beyond, uDepth) > 0.0;
  bool isHovered = uHover.z > 0.0 && vec2(own) == uHover.xy;
  vec4 light = vec4(restLight(a), restLight(b), restLight(c), restLight(e));
#ifdef FULL
  if (!isStill) light = vec4(lightOf(own), lightOf(ownB), lightOf(ownC), lightOf(ownE));
#endif
  bool glows = dot(light, vec4(1.0)) > 0.0 && !isBeyond;

  // Most of a board is the middle of tiles at rest.
  bool isInner = min(u.x, u.y) > TILE_INSET + TILE_OUTER && exists && isStill && (over != 0 || !glows);
  acc = isInner ? colorOf(over, height) : vec4(0.0);
  // Owners of the edges at the lattice point.
  int right1 = side.x > 0 ? a : b;
  int right2 = side.x > 0 ? c : e;
  int down1 = side.y > 0 ? a : c;
  int down2 = side.y > 0 ? b : e;
  ivec2 west = min(own, ownB);
  ivec2 north = min(own, ownC);

  float plate = -0.5;
  if (!isInner) {
    if ((a & b & c & e & M_PLATE) == 0) {
      plate = setDistance(u, has(a, M_PLATE), has(b, M_PLATE), has(c, M_PLATE), has(e, M_PLATE),
        PLATE_INSET, PLATE_OUTER, PLATE_INNER);
      acc = uPlate * inside(plate);
    } else acc = uPlate;
#ifdef FULL
    if (isStill) {
#else
    {
#endif
      bool h = has(right1, M_JOINRIGHT);
      bool v = has(down1, M_JOINDOWN);
      bool h2 = has(right2, M_JOINRIGHT);
      bool v2 = has(down2, M_JOINDOWN);
      float d = exists ? restDistance(u, h, v, h2, v2) : 1.0;
      if (over == 0 && exists) paint(uGray, inside(d));
      if (glows && (over == 0 || d > -uPixel)) paint(uGlow, glowAt(u, light));
      if (over != 0 && exists) paintTile(over, d, 1.0, height);
      if (h2 && v2 && !(h && v)) paintTile(e & 3, filletDistance(u, 1.0), 1.0, height);
      if (over != 0 && h && has(right1, M_SEAMRIGHT) && u.y > SEAM_INSET)
        paint(over == 1 ? uSeamDark : uSeamLight, line(u.x, SEAM_LINE));
      if (over != 0 && v && has(down1, M_SEAMDOWN) && u.x > SEAM_INSET)
        paint(over == 1 ? uSeamDark : uSeamLight, line(u.y, SEAM_LINE));
    }
#ifdef FULL
    if (!isStill) {
      vec3 h = linkOf(texel(ivec2(west.x, own.y), 1).xy);
      vec3 v = linkOf(texel(ivec2(own.x, north.y), 1).zw);
      vec3 h2 = linkOf(texel(ivec2(west.x, ownC.y), 1).xy);
      vec3 v2 = linkOf(texel(ivec2(ownB.x, north.y), 1).zw);
      int under = (a >> 2) & 3;
      float shown = exists ? fillOf(fillA) : 0.0;
      bool isMixed = shown < 1.0 && under != over;
      bool isLayered = isMixed && has(a, M_LAYERED);
      vec4 extra = isLayered ? texel(own, 2) : vec4(0.0);
      vec2 base = baseOf(extra);
      for (int layer = isLayered ? 0 : 1; layer < 3; layer++) {
        int code = layer == 0 ? int(base.x) : layer == 1 ? under : over;
        bool isTop = layer == 2;
        bool isLowest = layer == (isLayered ? 0 : 1);
        if (isTop && glows && (!isMixed || under == 0)) paint(uGlow, glowAt(u, light));
        if (!exists || !isTop && !isMixed) continue;
        if (isLowest && !isTop && glows && under != 0) paint(uGlow, glowAt(u, light));
        float wanted = float(code);
        Links links = Links(inColor(h, wanted), inColor(v, wanted), inColor(h2, wanted), inColor(v2, wanted));
        vec2 at = u;
        float clip = -1.0;
        float coverage = 1.0;
        if (!isLowest && isMixed) {
          float spread = isTop ? shown : base.y;
          clip = fillClip(code, isTop ? fillA.w : extra.w, f, spread, at);
          if (code == 2) coverage = min(1.0, spread * 2.2);
        }
        paintTile(code, max(tileDistance(at, links), clip), coverage, height);
        if (isTop && code == 0 && glows) paint(uGlow, glowAt(u, light) * (isMixed ? inside(clip) : 1.0));
      }
      if (h2.x == v2.x && min(h2.z, v2.z) > 0.0 && !(exists && h.x == h2.x && v.x == v2.x && h.y * v.y > 0.0))
        paintTile(int(h2.x), filletDistance(u, min(h2.z, v2.z)), 1.0, height);
      vec4 seam = over == 1 ? uSeamDark : uSeamLight;
      if (over != 0 && has(right1, M_SEAMRIGHT) && h.x == float(over) && u.y > SEAM_INSET)
        paint(seam, line(u.x, SEAM_LINE) * h.y * shown);
      if (over != 0 && has(down1, M_SEAMDOWN) && v.x == float(over) && u.x > SEAM_INSET)
        paint(seam, line(u.y, SEAM_LINE) * v.y * shown);
    }
#endif
  }
#ifdef FULL

  if (has(a, M_GIVEN)) {
    vec4 ink = inkOn(over);
    ink.a *= over == 2 ? GIVEN_ON_LIGHT : GIVEN_ON_OTHER;
    // No line is finer than a pixel: on small cells it gets fainter instead, or frames would be all there is to see.
    ink.a *= clamp(2.0 * GIVEN_LINE / uPixel, 0.2, 1.0);
    paint(ink, line(boxDistance(f - 0.5, vec2(0.5 - GIVEN_INSET), GIVEN_RADIUS), GIVEN_LINE));
  }
  if (isHovered)
    paint(vec4(inkOn(over).rgb, 0.1 * uHover.z), inside(boxDistance(f - 0.5, vec2(0.5 - TILE_INSET), TILE_OUTER)));

  if (has(any, M_HIGHLIGHT)) {
    float inner = setDistance(u, has(a, M_HIGHLIGHT), has(b, M_HIGHLIGHT), has(c, M_HIGHLIGHT), has(e, M_HIGHLIGHT),
      ERROR_INSET, ERROR_OUTER, ERROR_INNER);
    paint(vec4(uAccent.rgb, 0.2), inside(inner));
    paint(uAccent, line(inner + 0.0225, 0.045));
  }

  if (has(right1 | right2, M_ZONERIGHT) || has(down1 | down2, M_ZONEDOWN)) {
    float halo = 1.0;
    float dash = 1.0;
    for (int i = 0; i < 4; i++) {
      bool isBorder = i == 0 ? has(right1, M_ZONERIGHT) : i == 1 ? has(right2, M_ZONERIGHT)
        : i == 2 ? has(down1, M_ZONEDOWN) : has(down2, M_ZONEDOWN);
      if (!isBorder) continue;
      // Along the border away from the lattice point, and across it.
      vec2 along = i == 0 ? vec2(u.y, u.x) : i == 1 ? vec2(-u.y, u.x) : i == 2 ? u : vec2(-u.x, u.y);
      halo = min(halo, segmentDistance(along, 0.0, 1.0));
      float center = max(floor(along.x / (2.0 * ZONE_DASH) + 0.5), 0.0) * 2.0 * ZONE_DASH;
      dash = min(dash, segmentDistance(along, max(center - 0.5 * ZONE_DASH, 0.0), center + 0.5 * ZONE_DASH));
    }
    paint(uHalo, inside(halo - 0.5 * ZONE_HALO));
    paint(uZone, inside(dash - 0.5 * ZONE_LINE));
  }

  if (has(any, M_ERROR)) {
    vec2 mark = vec2(1.0, 0.0);
    if (!isStill) mark = has(a, M_ERROR) ? errorOf(own)
      : stronger(errorOf(ownB), stronger(errorOf(ownC), errorOf(ownE)));
    float error = mark.x;
    float edge = setDistance(u + vec2(float(side.x) * mark.y, 0.0), has(a, M_ERROR), has(b, M_ERROR), has(c, M_ERROR),
      has(e, M_ERROR), ERROR_INSET, ERROR_OUTER, ERROR_INNER);
    float hatch = abs(fract((vPoint.x - mark.y + vPoint.y) * 0.70711 / HATCH_PITCH) - 0.5) * HATCH_PITCH;
    float clear = 1.0;
    int nook = side.x > 0 ? (side.y > 0 ? a : c) : (side.y > 0 ? b : e);
    if (has(a, M_CLUE)) clear = min(clear, length(f - 0.5) - CLEAR_DISC);
    if (has(right1, M_CLUERIGHT)) clear = min(clear, length(vec2(u.x, f.y - 0.5)) - CLEAR_DISC);
    if (has(down1, M_CLUEDOWN)) clear = min(clear, length(vec2(f.x - 0.5, u.y)) - CLEAR_DISC);
    if (has(nook, M_CLUECORNER)) clear = min(clear, length(u) - CLEAR_DISC);
    vec4 ink = uError;
    ink.a *= HATCH_ALPHA;
    paint(ink, inside(hatch - 0.5 * HATCH_LINE) * inside(edge) * inside(-clear) * error);
    float drawn = drawnTo(f - 0.5, error);
    paint(uHalo, line(edge, ERROR_HALO) * drawn);
    paint(uError, line(edge, ERROR_LINE) * drawn);
  }

  if (uWave.w > 0.0) {
    vec2 fromRim = min(vPoint, uSize - vPoint);
    bool isInward = uIsInward > 0.5;
    float behind = uWave.z - (isInward ? min(fromRim.x, fromRim.y) : distance(vPoint, uWave.xy));
    float cover = inside(plate);
    float trail = smoothstep(-0.05, 0.2, behind) * pow(max(1.0 - behind / 2.6, 0.0), 1.5);
    vec3 ember = uAccent.rgb * mix(vec3(1.0), uAccent.rgb, 0.75 * (1.0 - trail));
    paint(vec4(ember, (exists && over == 2 ? 0.36 : 0.86) * trail * uWave.w), cover);
    float crest = exp(-behind * behind / (0.17 * 0.17));
    paint(vec4(mix(uAccent.rgb, vec3(1.0), isInward ? 0.25 : 0.78), crest * 0.96 * uWave.w), cover);
  }

#endif

  if (isBeyond) {
    vec2 fade = vec2(1.0);
    if (beyond.x > 0.0 && uDepth.x > 0.0) fade.x = GHOST_ALPHA * max(1.0 - beyond.x / uDepth.x, 0.0);
    if (beyond.y > 0.0 && uDepth.y > 0.0) fade.y = GHOST_ALPHA * max(1.0 - beyond.y / uDepth.y, 0.0);
    acc *= fade.x * fade.y;
  }
  fragColor = acc;
}`;

/** Draws tray, tiles and seams at rest from the state texture, by distance. */
export const REST_FRAGMENT = fragment('');

/**
 * The same with all that only some places have: motion, givens, zones, marks, the solved wave. Costs several times as
 * much, also where it shows none of that: many renderers run all branches.
 */
export const FULL_FRAGMENT = fragment('#define FULL');

function fragment(define: string): string {
  return [
    '#version 300 es',
    define,
    'precision highp float;',
    'precision highp int;',
    CONSTANTS,
    UNIFORMS,
    GEOMETRY,
    STATE,
    PAINT,
    MAIN,
  ].join('\n');
}
