/**
 * The game on the graphics card: palette indices are uploaded as a texture, a first pass looks up
 * the colours, and a second pass enlarges them with the player's shader. GLFW provides the window,
 * input and gamepads.
 */
package org.bowsprit.render.lwjgl;
