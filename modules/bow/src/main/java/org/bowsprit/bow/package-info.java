/**
 * The script language of the kit ({@code .bow} files, see {@code docs/language.md}). Compiles
 * sources to a game declaration with ordinary version 5 bytecode.
 */
package org.bowsprit.bow;
