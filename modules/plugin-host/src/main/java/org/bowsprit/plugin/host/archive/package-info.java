/** Checks, unpacks, watches and deletes the files of plugins. */
package org.bowsprit.plugin.host.archive;
