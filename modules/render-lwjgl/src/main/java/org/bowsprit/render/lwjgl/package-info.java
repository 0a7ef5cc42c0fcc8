/**
 * Shows the game with the graphics card. Palette indices are uploaded as a texture, a first pass
 * looks up the colours, and a second pass enlarges the picture with the player's shader. GLFW
 * provides the window, input and gamepads.
 */
package org.bowsprit.render.lwjgl;
