/**
 * Stops a machine where a person wants to look: breakpoints, steps, watches. Without a debugger
 * attached a machine pays nothing for it but a comparison with null.
 */
package org.bowsprit.vm.debug;
