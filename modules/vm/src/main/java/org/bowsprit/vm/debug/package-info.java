/**
 * A debugger for machines, with breakpoints, steps and watches. A machine without a debugger only
 * compares a listener with null.
 */
package org.bowsprit.vm.debug;
