/** The input of an export: the files of a game that are given away, and the program itself. */
package org.bowsprit.export.files;
