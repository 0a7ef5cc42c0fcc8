/** Tests the census of games in the assembled program. */
package org.bowsprit.integration.census;
