// A monochrome monitor: the brightness of the picture in rows of amber.
vec3 shade(vec2 position) {
  vec3 here = texture(picture, vec2(position.x, floor(position.y) + 0.5) / sourceSize).rgb;
  float light = pow(dot(here, vec3(0.30, 0.59, 0.11)), 0.6);
  float gap = 0.72 + 0.28 * cos((fract(position.y) - 0.5) * 6.2832);
  return vec3(1.0, 0.69, 0.12) * light * gap;
}
