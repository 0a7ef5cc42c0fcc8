/**
 * The renderer {@code ${artifactId}}: its provider, which Bowsprit finds, and the renderer that
 * shows a game's pictures and reports the player's input.
 */
package ${package};
