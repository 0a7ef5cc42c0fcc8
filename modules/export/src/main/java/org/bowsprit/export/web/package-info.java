/** Games as web pages: the site that plays them, as files in a folder, as one file, and served. */
package org.bowsprit.export.web;
