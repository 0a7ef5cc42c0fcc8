// Edge-directed: where two neighbours of a pixel that touch at a corner have one colour and the
// other two do not, an edge runs across that corner; the corner takes the neighbours' colour.
bool same(vec3 a, vec3 b) {
  return all(lessThan(abs(a - b), vec3(0.004)));
}

vec3 shade(vec2 position) {
  vec2 fromMiddle = fract(position) - 0.5;
  vec2 side = vec2(fromMiddle.x < 0.0 ? -1.0 : 1.0, fromMiddle.y < 0.0 ? -1.0 : 1.0);
  vec3 centre = pixelAt(position);
  vec3 nearX = pixelAt(position + vec2(side.x, 0.0));
  vec3 nearY = pixelAt(position + vec2(0.0, side.y));
  vec3 farX = pixelAt(position - vec2(side.x, 0.0));
  vec3 farY = pixelAt(position - vec2(0.0, side.y));
  bool edge = same(nearX, nearY) && !same(nearX, farY) && !same(nearY, farX);
  if (!edge || same(nearX, centre)) {
    return centre;
  }
  float softness = 0.5 * max(sourceSize.x / targetSize.x, sourceSize.y / targetSize.y);
  float beyond = abs(fromMiddle.x) + abs(fromMiddle.y) - 0.5;
  return mix(centre, nearX, smoothstep(-softness, softness, beyond));
}
