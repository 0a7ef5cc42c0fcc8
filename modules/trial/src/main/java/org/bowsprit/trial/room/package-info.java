/** The rooms that questions are about, with their locks. */
package org.bowsprit.trial.room;
