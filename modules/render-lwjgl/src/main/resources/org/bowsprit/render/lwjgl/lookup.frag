#version 330 core
// Palette indices to colours, row 0 first; the rows a shake uncovers are black.
uniform usampler2D indices;
uniform sampler2D palette;
uniform int shake;
out vec4 colour;

void main() {
  ivec2 pixel = ivec2(gl_FragCoord.xy) + ivec2(0, shake);
  if (pixel.y >= 200) {
    colour = vec4(0.0, 0.0, 0.0, 1.0);
    return;
  }
  int index = int(texelFetch(indices, pixel, 0).r);
  colour = vec4(texelFetch(palette, ivec2(index, 0), 0).rgb, 1.0);
}
