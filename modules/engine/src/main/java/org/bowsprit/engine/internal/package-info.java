/**
 * How the session works: the virtual machine's ports over the world, and the steps of the main
 * loop.
 */
package org.bowsprit.engine.internal;
