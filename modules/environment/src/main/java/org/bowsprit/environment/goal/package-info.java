/** Goals files, and a game's progress towards its goals. */
package org.bowsprit.environment.goal;
