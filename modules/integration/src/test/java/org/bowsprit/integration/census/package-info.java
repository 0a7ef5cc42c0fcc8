/** The census of games, taken by the program as it is handed out. */
package org.bowsprit.integration.census;
