/** The census of games, made by the assembled program. */
package org.bowsprit.integration.census;
