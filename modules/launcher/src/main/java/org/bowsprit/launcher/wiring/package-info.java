/**
 * The composition root: a Guice module for each Maven module that has something to bind, and one
 * for sessions.
 */
package org.bowsprit.launcher.wiring;
