/**
 * A debugger for machines: breakpoints, steps and watches. Without a debugger its only cost is a
 * comparison with null.
 */
package org.bowsprit.vm.debug;
