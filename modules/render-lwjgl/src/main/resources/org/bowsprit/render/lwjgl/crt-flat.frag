// A flat tube without a mask: glowing rows with gaps between them, for small windows.
const float gamma = 2.2;

vec3 light(vec2 position, float row) {
  return pow(texture(picture, vec2(position.x, row + 0.5) / sourceSize).rgb, vec3(gamma));
}

vec3 shade(vec2 position) {
  float row = floor(position.y - 0.5);
  vec3 sum = vec3(0.0);
  for (int i = 0; i < 2; i++) {
    vec3 here = light(position, clamp(row + float(i), 0.0, sourceSize.y - 1.0));
    float away = position.y - (row + float(i) + 0.5);
    float width = 0.32 + 0.12 * dot(here, vec3(0.333));
    sum += here * exp(-away * away / (2.0 * width * width));
  }
  return pow(sum * 1.08, vec3(1.0 / gamma));
}
