/**
 * What a person may ask of a game that is played, as options of commands: what belongs together is
 * one class, mixed into every command that has it.
 */
package org.bowsprit.session.option;
