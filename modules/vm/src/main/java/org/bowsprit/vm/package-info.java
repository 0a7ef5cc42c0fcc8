/**
 * The virtual machine as the engine sees it: boot it, run its scripts step by step of the main
 * loop, look at its variables and slots, take and restore its state. It asks the world only through
 * {@link org.bowsprit.vm.port}.
 */
package org.bowsprit.vm;
