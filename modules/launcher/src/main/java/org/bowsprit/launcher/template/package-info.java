/** Writes the project that a plugin begins with, from the template of the Maven archetype. */
package org.bowsprit.launcher.template;
