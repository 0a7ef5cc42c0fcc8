/**
 * The final test of a plugin: its finished jar in a real Bowsprit. For the tests of plugins; the
 * program does not use it.
 */
module org.bowsprit.plugin.test {
  requires static transitive org.apiguardian.api;
  requires org.assertj.core;
  requires transitive org.junit.jupiter.api;

  exports org.bowsprit.plugin.test;
}
