/**
 * Stops a machine where somebody wants to look: breakpoints, steps, watches. Without a debugger
 * attached a machine pays nothing for it but a comparison with null.
 */
package org.bowsprit.vm.debug;
