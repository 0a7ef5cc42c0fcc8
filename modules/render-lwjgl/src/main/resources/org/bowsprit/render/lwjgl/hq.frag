// Soft within areas, sharp at edges: a pixel is mixed with the three neighbours of its quarter, but
// only with those whose brightness and hue are like its own. Where the two beside the corner are
// alike and it is not, an edge cuts the corner off.
bool alike(vec3 a, vec3 b) {
  vec3 by = abs(a - b);
  float light = abs(dot(a - b, vec3(0.30, 0.59, 0.11)));
  return light < 0.19 && max(by.r, max(by.g, by.b)) < 0.30;
}

vec3 shade(vec2 position) {
  vec2 fromMiddle = fract(position) - 0.5;
  vec2 side = vec2(fromMiddle.x < 0.0 ? -1.0 : 1.0, fromMiddle.y < 0.0 ? -1.0 : 1.0);
  vec2 at = abs(fromMiddle);
  vec3 centre = pixelAt(position);
  vec3 a = pixelAt(position + vec2(side.x, 0.0));
  vec3 b = pixelAt(position + vec2(0.0, side.y));
  vec3 d = pixelAt(position + side);
  if (alike(a, b) && !alike(a, centre) && !alike(b, centre)) {
    float softness = max(sourceSize.x / targetSize.x, sourceSize.y / targetSize.y);
    float beyond = (at.x + at.y - 0.5) * 0.707;
    return mix(centre, (a + b) * 0.5, smoothstep(-softness, softness, beyond));
  }
  float ofA = alike(a, centre) ? at.x * (1.0 - at.y) : 0.0;
  float ofB = alike(b, centre) ? at.y * (1.0 - at.x) : 0.0;
  float ofD = alike(d, centre) ? at.x * at.y : 0.0;
  return centre * (1.0 - ofA - ofB - ofD) + a * ofA + b * ofB + d * ofD;
}
