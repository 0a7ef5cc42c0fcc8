/** Code that is shared by all reports in HTML. */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.bytes.html;

import org.apiguardian.api.API;
