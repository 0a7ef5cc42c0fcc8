/**
 * The music device {@code ${artifactId}}: its provider, which Bowsprit finds, and what makes samples
 * of a game's notes.
 */
package ${package};
