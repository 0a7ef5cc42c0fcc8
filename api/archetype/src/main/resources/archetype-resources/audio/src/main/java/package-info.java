/**
 * Contains the sound device {@code ${artifactId}} and its provider, which Bowsprit loads.
 */
package ${package};
