/**
 * JMH benchmarks of every module, and the program that measures them and writes {@code
 * docs/benchmarks.md}.
 *
 * <p>To add one: write a class {@code FooBenchmark} here with a Javadoc sentence that says what a
 * user gains when its figure falls, add the module to this module's pom, and run {@code
 * modules/benchmarks/run Foo}, which writes its section of the page. Take game data from {@code
 * games/} below the folder that the system property {@code bowsprit.root} names.
 */
package org.bowsprit.benchmarks;
