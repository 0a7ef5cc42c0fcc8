/**
 * The reader of sound files {@code ${artifactId}}: its provider, which Bowsprit finds, and the sound
 * of a file.
 */
package ${package};
