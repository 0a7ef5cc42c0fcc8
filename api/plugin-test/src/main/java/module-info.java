/**
 * The last test of a plugin: its finished jar in a real Bowsprit. Plugins' tests use it, the
 * program does not.
 */
module org.bowsprit.plugin.test {
  requires static transitive org.apiguardian.api;
  requires org.assertj.core;
  requires transitive org.junit.jupiter.api;

  exports org.bowsprit.plugin.test;
}
