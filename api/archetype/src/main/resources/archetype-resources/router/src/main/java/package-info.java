/**
 * The router {@code ${artifactId}}: its provider, which Bowsprit finds, and what plans the walks of a
 * room.
 */
package ${package};
