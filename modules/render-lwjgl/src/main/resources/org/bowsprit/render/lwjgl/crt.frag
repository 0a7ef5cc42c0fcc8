// A curved tube: glowing rows with dark gaps between them and a mask of red, green and blue.
const float curve = 0.02;
const float gamma = 2.2;

vec2 bend(vec2 at) {
  vec2 fromMiddle = at * 2.0 - 1.0;
  fromMiddle *= 1.0 + curve * (fromMiddle.yx * fromMiddle.yx);
  return fromMiddle * 0.5 + 0.5;
}

vec3 light(float x, float row) {
  vec2 at = vec2(x, row + 0.5) / sourceSize;
  return pow(texture(picture, at).rgb, vec3(gamma));
}

float glow(float distance, vec3 strength) {
  float width = 0.30 + 0.12 * dot(strength, vec3(0.333));
  return exp(-distance * distance / (2.0 * width * width));
}

vec3 shade(vec2 position) {
  vec2 at = bend(position / sourceSize);
  if (any(lessThan(at, vec2(0.0))) || any(greaterThan(at, vec2(1.0)))) {
    return vec3(0.0);
  }
  vec2 bent = at * sourceSize;
  float row = floor(bent.y - 0.5);
  vec3 sum = vec3(0.0);
  for (int i = 0; i < 2; i++) {
    float r = clamp(row + float(i), 0.0, sourceSize.y - 1.0);
    vec3 here = light(bent.x, r);
    sum += here * glow(bent.y - (row + float(i) + 0.5), here);
  }
  vec3 mask = vec3(0.82);
  mask[int(mod(gl_FragCoord.x, 3.0))] = 1.12;
  return pow(sum * mask * 1.15, vec3(1.0 / gamma));
}
