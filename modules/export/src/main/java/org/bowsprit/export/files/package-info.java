/** What an export takes: the files of a game that go to others, and the program itself. */
package org.bowsprit.export.files;
