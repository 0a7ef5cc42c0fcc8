/**
 * JMH benchmarks of every module, and the program that runs them and writes {@code
 * docs/benchmarks.md}.
 *
 * <p>To add a benchmark, write a class {@code FooBenchmark} here. Its Javadoc says what a user
 * gains if its result falls. Add the measured module to the pom of this module. Then run {@code
 * modules/benchmarks/run Foo}, which writes the section of the benchmark in the page. Take game
 * data from {@code games/} below the folder that the system property {@code bowsprit.root} names.
 */
package org.bowsprit.benchmarks;
