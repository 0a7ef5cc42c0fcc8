// Edges drawn as lines: at each corner of a pixel the differences along both diagonals are compared
// over five by five pixels; where they are smaller along the one that cuts the corner off, a line
// runs there, flat or steep where the edge goes on that way, and what is behind it takes the
// neighbour's colour.
const vec3 weights = vec3(0.30, 0.59, 0.11);

float apart(vec3 a, vec3 b) {
  return dot(abs(a - b), weights);
}

bool same(vec3 a, vec3 b) {
  return apart(a, b) < 0.02;
}

vec3 corner(vec2 position, vec2 side, vec3 centre, vec3 shown) {
  #define P(i, j) pixelAt(position + vec2(i, j) * side)
  vec3 a = P(1, 0);
  vec3 b = P(0, 1);
  if (same(centre, a) || same(centre, b)) {
    return shown;
  }
  vec3 d = P(1, 1);
  vec3 flat_ = P(-1, 1);
  vec3 steep = P(1, -1);
  float along = 4.0 * apart(a, b) + apart(flat_, centre) + apart(centre, steep)
      + apart(P(0, 2), d) + apart(d, P(2, 0));
  float across = 4.0 * apart(centre, d) + apart(P(-1, 0), b) + apart(b, P(1, 2))
      + apart(P(0, -1), a) + apart(a, P(2, 1));
  if (along >= across) {
    return shown;
  }
  vec2 at = (fract(position) - 0.5) * side;
  float beyond = (at.x + at.y - 0.5) * 0.707;
  if (same(b, flat_)) {
    beyond = max(beyond, (0.5 * at.x + at.y - 0.25) * 0.894);
  }
  if (same(a, steep)) {
    beyond = max(beyond, (at.x + 0.5 * at.y - 0.25) * 0.894);
  }
  float softness = 0.5 * max(sourceSize.x / targetSize.x, sourceSize.y / targetSize.y);
  vec3 ink = apart(centre, a) <= apart(centre, b) ? a : b;
  return mix(shown, ink, smoothstep(-softness, softness, beyond));
}

vec3 shade(vec2 position) {
  vec3 centre = pixelAt(position);
  vec3 shown = corner(position, vec2(1.0, 1.0), centre, centre);
  shown = corner(position, vec2(-1.0, 1.0), centre, shown);
  shown = corner(position, vec2(1.0, -1.0), centre, shown);
  return corner(position, vec2(-1.0, -1.0), centre, shown);
}
