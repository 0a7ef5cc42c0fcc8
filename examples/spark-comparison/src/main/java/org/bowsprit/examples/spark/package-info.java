/** A comparison of routers whose parts run on the machines of a Spark cluster. */
package org.bowsprit.examples.spark;
