/** Descriptions of plugins and their extensions: ids, versions, problems, refusals. */
package org.bowsprit.plugin.host.description;
