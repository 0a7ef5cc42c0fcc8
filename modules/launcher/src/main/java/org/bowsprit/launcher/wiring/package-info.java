/**
 * Contains the composition root, which creates the objects that Guice cannot create by itself.
 * Plugins have a separate Guice module.
 */
package org.bowsprit.launcher.wiring;
