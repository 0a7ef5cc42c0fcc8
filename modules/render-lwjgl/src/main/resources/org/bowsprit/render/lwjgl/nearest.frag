// Each game pixel a rectangle of one colour.
vec3 shade(vec2 position) {
  return pixelAt(position);
}
