/** Writes new plugin projects from the archetype of the SDK that comes with the program. */
package org.bowsprit.plugin.host.project;
