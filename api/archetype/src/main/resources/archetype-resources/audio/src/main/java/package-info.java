/**
 * The sound device {@code ${artifactId}}: its provider, which Bowsprit finds, and what takes a game's
 * samples.
 */
package ${package};
