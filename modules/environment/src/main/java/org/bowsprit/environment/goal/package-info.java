/** When a game is won, and how far it is: the goals file. */
package org.bowsprit.environment.goal;
