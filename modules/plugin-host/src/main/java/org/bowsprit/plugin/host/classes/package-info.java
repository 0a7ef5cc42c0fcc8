/** Loads the classes of plugins, decides which classes plugins see, and creates extensions. */
package org.bowsprit.plugin.host.classes;
