/**
 * Tools for makers of games: sources that can be drawn in, the live laboratory, texts for
 * translators.
 */
@SuppressWarnings("module") // Opened to modules that this one does not need.
module org.bowsprit.workshop {
  requires jakarta.inject;
  requires jdk.httpserver;
  requires transitive org.bowsprit.console;
  requires org.slf4j;
  requires transitive org.bowsprit.export;
  requires transitive org.bowsprit.kit;
  requires transitive org.bowsprit.playtest;
  requires transitive org.bowsprit.routelab;
  requires transitive org.bowsprit.player;
  requires transitive org.bowsprit.plugin.host;

  exports org.bowsprit.workshop.draw;
  exports org.bowsprit.workshop.lab;
  exports org.bowsprit.workshop.source;

  // Created by Guice.
  opens org.bowsprit.workshop.lab to
      com.google.guice;
  opens org.bowsprit.workshop.source to
      com.google.guice;
}
