/**
 * The computer on which the program runs: its folders, the games in them, and the user's language.
 */
@SuppressWarnings("module") // Opened to a module that this one does not need.
module org.bowsprit.desktop {
  requires transitive jakarta.inject;
  requires transitive jdk.httpserver;
  requires org.slf4j;
  requires transitive org.bowsprit.format;

  exports org.bowsprit.desktop.folder;
  exports org.bowsprit.desktop.game;
  exports org.bowsprit.desktop.page;
  exports org.bowsprit.desktop.program;
  exports org.bowsprit.desktop.text;

  // Created by Guice.
  opens org.bowsprit.desktop.game to
      com.google.guice;
  opens org.bowsprit.desktop.page to
      com.google.guice;
}
