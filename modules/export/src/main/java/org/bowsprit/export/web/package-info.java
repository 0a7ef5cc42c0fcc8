/** Exports games as web pages: as files in a folder, as one file, and on a local server. */
package org.bowsprit.export.web;
