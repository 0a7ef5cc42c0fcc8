/**
 * Contains the reader of sound files {@code ${artifactId}}: its provider, which Bowsprit finds, and
 * the stream that reads the samples of a file.
 */
package ${package};
