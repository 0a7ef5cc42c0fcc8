/**
 * Reads files of route queries and writes the answers, for {@code bowsprit route}.
 *
 * <p>A query file contains floors ({@code sets}) and walks on them ({@code cases}). Expected values
 * in the file are ignored.
 */
package org.bowsprit.routelab.query;
