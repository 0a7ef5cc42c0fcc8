/** Tests the classes for testing plugins. A short shell script replaces Bowsprit. */
package org.bowsprit.plugin.test;
