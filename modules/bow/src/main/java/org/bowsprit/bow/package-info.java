/**
 * The script language of the kit ({@code .bow} files, see {@code docs/language.md}): sources to a
 * declared game with ordinary version 5 bytecode.
 */
package org.bowsprit.bow;
