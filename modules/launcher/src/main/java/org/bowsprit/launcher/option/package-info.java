/**
 * The options of the commands: what belongs together is one class, mixed into every command that
 * has it.
 */
package org.bowsprit.launcher.option;
