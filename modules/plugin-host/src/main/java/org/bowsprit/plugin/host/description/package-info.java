/** Describes plugins and their extensions: ids, versions, problems and refusals. */
package org.bowsprit.plugin.host.description;
