/** New plugin projects, written from the archetype of the SDK that comes with the program. */
package org.bowsprit.plugin.host.project;
