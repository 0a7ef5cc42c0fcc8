/** A generated game that begins like Monkey Island 1, and its tests. */
package org.bowsprit.integration.boot;
