/**
 * The interface between the sequencer and synthesisers. It passes notes and settings for numbered
 * device channels (spec 11 §7).
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.audio.synth;

import org.apiguardian.api.API;
