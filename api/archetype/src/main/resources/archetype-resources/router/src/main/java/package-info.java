/**
 * The router {@code ${artifactId}}: its provider, which Bowsprit finds, and the router that plans
 * the walks in a room.
 */
package ${package};
