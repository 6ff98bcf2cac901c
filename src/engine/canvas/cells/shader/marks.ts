/**
 * Statements of `main` for parts that few places have: givens, hover, highlight, zones, errors, the
 * solved wave.
 */
export const MARKS = `
  if (has(a, M_GIVEN)) {
    vec4 ink = inkOn(over);
    ink.a *= over == 2 ? GIVEN_ON_LIGHT : GIVEN_ON_OTHER;
    // Lines are at least one pixel wide. On small cells they are fainter instead, so that frames do
    // not dominate the picture.
    ink.a *= clamp(2.0 * GIVEN_LINE / uPixel, 0.2, 1.0);
    paint(ink, line(boxDistance(f - 0.5, vec2(0.5 - GIVEN_INSET), GIVEN_RADIUS), GIVEN_LINE));
  }
  // A line along the rim of the tile, because a tint would look like another color.
  if (isHovered)
    paint(vec4(inkOn(over).rgb, HOVER_ALPHA * uHover.z),
      line(boxDistance(f - 0.5, vec2(0.5 - HOVER_INSET), TILE_OUTER), HOVER_LINE));

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
`;
