/** Compares routers. The parts of a comparison run on the machines of a Spark cluster. */
package org.bowsprit.examples.spark;
