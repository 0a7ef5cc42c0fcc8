#version 330 core
// What every filter can use. It defines one function:
//   vec3 shade(vec2 position)   the colour at a position in game pixels, (0,0) upper left
uniform sampler2D picture;   // 320 x 200 colours, filtered linearly
uniform vec2 targetSize;     // size of the picture on the window, in device pixels
in vec2 place;
out vec4 colour;

const vec2 sourceSize = vec2(320.0, 200.0);

// The colour of a whole game pixel; pixels outside repeat the border.
vec3 pixelAt(vec2 position) {
  return texelFetch(picture, ivec2(clamp(floor(position), vec2(0.0), sourceSize - 1.0)), 0).rgb;
}

vec3 shade(vec2 position);

void main() {
  colour = vec4(shade(place * sourceSize), 1.0);
}
#line 1
