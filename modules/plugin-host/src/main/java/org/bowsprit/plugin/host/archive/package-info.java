/** The files of plugins: checked, unpacked, watched and deleted. */
package org.bowsprit.plugin.host.archive;
