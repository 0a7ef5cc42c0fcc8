/**
 * Contains the options of commands. Related options are in one class, which is a mixin of every
 * command that has them.
 */
package org.bowsprit.launcher.option;
