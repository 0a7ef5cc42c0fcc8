/** The composition root: what Guice cannot make by itself, for plugins a module of its own. */
package org.bowsprit.launcher.wiring;
