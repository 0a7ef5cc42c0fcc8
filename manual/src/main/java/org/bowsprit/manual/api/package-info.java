/** What the Javadoc of the plugin API shows. */
package org.bowsprit.manual.api;
