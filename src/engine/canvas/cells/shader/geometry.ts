/** Distances to rounded corners around one lattice point, from the design's board geometry. */
export const GEOMETRY = `
float corner(vec2 q, float inset, float radius) {
  vec2 d = vec2(inset + radius) - q;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - radius;
}

// Edges around a lattice point: progress of the gaps between their cells and of the corners next to
// them. Own cell to b, own cell to c, c to e, b to e (see setDistance).
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

// Distance to a set of cells around a lattice point, from which u counts. a is the cell on the
// pixel's own side, b across the vertical line, c across the horizontal line, e diagonal.
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
