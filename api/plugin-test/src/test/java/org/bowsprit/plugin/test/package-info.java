/** Tests the plugin tests, with a short shell script in place of Bowsprit. */
package org.bowsprit.plugin.test;
