/** The plugin {@code ${artifactId}}: the provider that Bowsprit finds, and what it provides. */
package ${package};
