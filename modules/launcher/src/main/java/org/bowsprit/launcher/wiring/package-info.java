/** The composition root: Guice modules for plugins, for what the player keeps, for sessions. */
package org.bowsprit.launcher.wiring;
