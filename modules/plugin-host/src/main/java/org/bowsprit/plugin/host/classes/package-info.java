/** The class loaders of plugins: the classes that plugins see, and how extensions are created. */
package org.bowsprit.plugin.host.classes;
