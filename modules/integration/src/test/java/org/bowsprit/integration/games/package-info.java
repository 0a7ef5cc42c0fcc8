/** Games made by lot: legal programs over every instruction, played and loaded every which way. */
package org.bowsprit.integration.games;
