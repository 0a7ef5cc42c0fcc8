/** The output of commands for people and scripts: results, diagnostics, progress and failures. */
module org.bowsprit.console {
  requires com.fasterxml.jackson.databind;
  requires org.bowsprit.format;
  requires transitive org.bowsprit.desktop;
  requires transitive com.fasterxml.jackson.core;
  requires transitive info.picocli;

  exports org.bowsprit.console;

  // Picocli reads the options and the version.
  opens org.bowsprit.console to
      info.picocli;
}
