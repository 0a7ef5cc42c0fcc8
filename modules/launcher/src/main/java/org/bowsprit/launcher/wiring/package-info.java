/**
 * The composition root: the objects that Guice cannot create by itself. Plugins have a separate
 * module.
 */
package org.bowsprit.launcher.wiring;
