/**
 * The game on the graphics card: palette indices go up as a texture, a first pass looks the colours
 * up, a second enlarges them with the shader the player chose. GLFW brings the window, the strokes
 * and the gamepads.
 */
package org.bowsprit.render.lwjgl;
