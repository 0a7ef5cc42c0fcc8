/**
 * Fonts of one, two or four bits per pixel: CHAR (spec 04 §1).
 *
 * <p>This package contains only the stored data. The zplane module lays out and draws text.
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.charset;

import org.apiguardian.api.API;
