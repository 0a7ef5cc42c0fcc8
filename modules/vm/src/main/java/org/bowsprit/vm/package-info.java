/**
 * The public types of the virtual machine: profile, variables, listeners, script errors and state.
 * The machine accesses the world only through {@link org.bowsprit.vm.port}.
 */
package org.bowsprit.vm;
