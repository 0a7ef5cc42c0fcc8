/** Writes the input for the Javadoc of the plugin API. */
package org.bowsprit.manual.api;
