/**
 * The renderer {@code ${artifactId}}: its provider, which Bowsprit finds, and what shows a game's
 * pictures and tells of the player's input.
 */
package ${package};
