/** A comparison of routers that runs its parts on the machines of a Spark cluster. */
package org.bowsprit.examples.spark;
