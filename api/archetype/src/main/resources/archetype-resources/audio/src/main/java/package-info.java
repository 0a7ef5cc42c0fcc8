/**
 * The sound device {@code ${artifactId}}: its provider, which Bowsprit finds, and the device that
 * takes a game's samples.
 */
package ${package};
