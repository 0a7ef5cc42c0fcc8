// Whole pixels stay sharp; only the seams between them are blended, one device pixel wide.
vec3 shade(vec2 position) {
  vec2 scale = max(targetSize / sourceSize, vec2(1.0));
  vec2 fromMiddle = fract(position) - 0.5;
  vec2 flatPart = 0.5 - 0.5 / scale;
  vec2 blend = (fromMiddle - clamp(fromMiddle, -flatPart, flatPart)) * scale + 0.5;
  return texture(picture, (floor(position) + blend) / sourceSize).rgb;
}
