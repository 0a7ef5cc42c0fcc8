/** The composition root: one Guice module for each Maven module that has something to bind. */
package org.bowsprit.launcher.wiring;
