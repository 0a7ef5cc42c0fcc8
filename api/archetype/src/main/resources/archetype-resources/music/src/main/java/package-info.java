/**
 * The music device {@code ${artifactId}}: its provider, which Bowsprit finds, and the synthesiser
 * that plays a game's notes.
 */
package ${package};
