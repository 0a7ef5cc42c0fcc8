/**
 * The command line options for a game that is played. Related options form one class, which is a
 * mixin of every command that has them.
 */
package org.bowsprit.session.option;
