/** Code that reports in HTML share. */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.bytes.html;

import org.apiguardian.api.API;
