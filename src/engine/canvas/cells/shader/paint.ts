/** Functions that blend colors into `acc`. */
export const PAINT = `
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

// Distance of a point beyond the rim, in cells; opacity of a ghost there.
vec2 beyondOf(vec2 point) { return max(max(-point, point - uSize), 0.0); }

float ghostFade(vec2 beyond) {
  vec2 fade = vec2(1.0);
  if (beyond.x > 0.0 && uDepth.x > 0.0) fade.x = GHOST_ALPHA * max(1.0 - beyond.x / uDepth.x, 0.0);
  if (beyond.y > 0.0 && uDepth.y > 0.0) fade.y = GHOST_ALPHA * max(1.0 - beyond.y / uDepth.y, 0.0);
  return fade.x * fade.y;
}

// Share of a Gaussian blur, at this distance inside an edge, that comes from this side of the edge.
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
