/** The machine that runs a game's scripts, as the engine steps it. */
package org.bowsprit.vm.machine;
