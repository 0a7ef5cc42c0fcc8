/**
 * Finds plugins in registries: signed lists of what there is, where it lies and what it needs
 * (docs/plugin-registry.md). Nothing of a plugin is run here.
 */
package org.bowsprit.plugin.host.registry;
