/** The composition root: what Guice cannot create by itself. Plugins have a module of their own. */
package org.bowsprit.launcher.wiring;
