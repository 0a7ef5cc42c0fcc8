/**
 * Finds plugins in registries: signed lists of plugins with their addresses and requirements
 * (docs/plugin-registry.md). Runs no code of plugins.
 */
package org.bowsprit.plugin.host.registry;
