/** The input of the Javadoc of the plugin API. */
package org.bowsprit.manual.api;
