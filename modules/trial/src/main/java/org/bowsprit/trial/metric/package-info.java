/** The measurements of a route (spec 08 §13). Each figure has its own class. */
package org.bowsprit.trial.metric;
