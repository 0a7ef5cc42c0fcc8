/**
 * Tests the finished jar of a plugin in an installed Bowsprit. Only the tests of plugins use this
 * module, not the program.
 */
module org.bowsprit.plugin.test {
  requires static transitive org.apiguardian.api;
  requires org.assertj.core;
  requires transitive org.junit.jupiter.api;

  exports org.bowsprit.plugin.test;
}
