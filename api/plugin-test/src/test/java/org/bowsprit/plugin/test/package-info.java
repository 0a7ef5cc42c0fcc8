/** Tries what plugins are tried in, with a Bowsprit of a few lines of shell. */
package org.bowsprit.plugin.test;
