/** The files of a game that are given away with it. */
package org.bowsprit.export.files;
