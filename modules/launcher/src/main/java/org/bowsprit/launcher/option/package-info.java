/**
 * The options of commands. Related options are in one class, a mixin of every command that has
 * them.
 */
package org.bowsprit.launcher.option;
