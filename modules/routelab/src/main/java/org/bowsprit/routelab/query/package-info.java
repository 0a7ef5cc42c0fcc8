/**
 * Route queries in a file and the answers to them: the schemas of {@code bowsprit route}.
 *
 * <p>A query file holds floors ({@code sets}) and walks over them ({@code cases}); expected values
 * in it are ignored.
 */
package org.bowsprit.routelab.query;
