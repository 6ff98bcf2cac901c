import { MARKS } from './marks.ts';

/** Colors one device pixel: tray, tiles, seams, and marks over them. */
export const MAIN = `
in vec2 vPoint;
out vec4 fragColor;

bool has(int marks, int bit) { return (marks & bit) != 0; }

float restLight(int marks) { return (marks & (M_EXISTS | M_GHOST | 3)) == (M_EXISTS | 2) ? 1.0 : 0.0; }

vec4 inkOn(int code) { return code == 1 ? uOnDark : (code == 2 ? uOnLight : uOnGray); }

// Distance to the edge of a fill in motion: a disc around its entry; for light a growing square.
float fillClip(int code, float start, vec2 f, float shown, inout vec2 u) {
  if (code == 2) {
    float scale = mix(0.72, 1.0, shown);
    vec2 at = (f - 0.5) / scale;
    u = max(0.5 - abs(at), 0.0);
    return (max(abs(at.x), abs(at.y)) - 0.5) * scale;
  }
  vec2 entry = vec2(floor(start / 4096.0), mod(start, 4096.0)) / 2048.0;
  return distance(f, entry) - shown * length(max(entry, 1.0 - entry));
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
  vec2 beyond = beyondOf(vPoint);
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
${MARKS}#endif

  if (isBeyond) acc *= ghostFade(beyond);
  fragColor = acc;
}`;
