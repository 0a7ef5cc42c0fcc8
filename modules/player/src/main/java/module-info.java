/** A game at play: the loop in real time, menu, saves, settings, library, captions. */
@SuppressWarnings("module") // The modules it is exported to are compiled later.
module org.bowsprit.player {
  requires com.fasterxml.jackson.core;
  requires com.fasterxml.jackson.databind;
  requires com.fasterxml.jackson.dataformat.toml;
  requires jakarta.inject;
  requires org.slf4j;
  requires transitive org.bowsprit.engine;

  exports org.bowsprit.player.control to
      org.bowsprit.insight,
      org.bowsprit.launcher,
      org.bowsprit.session;
  exports org.bowsprit.player.folder to
      org.bowsprit.launcher,
      org.bowsprit.session,
      org.bowsprit.workshop;
  exports org.bowsprit.player.game to
      org.bowsprit.insight,
      org.bowsprit.launcher,
      org.bowsprit.session;
  exports org.bowsprit.player.layer to
      org.bowsprit.insight;
  exports org.bowsprit.player.library to
      org.bowsprit.launcher,
      org.bowsprit.workshop;
  exports org.bowsprit.player.play to
      org.bowsprit.insight,
      org.bowsprit.launcher,
      org.bowsprit.session;
  exports org.bowsprit.player.save to
      org.bowsprit.launcher,
      org.bowsprit.session;
  exports org.bowsprit.player.settings to
      org.bowsprit.launcher,
      org.bowsprit.session;
  exports org.bowsprit.player.sound to
      org.bowsprit.launcher,
      org.bowsprit.session;
  exports org.bowsprit.player.text to
      org.bowsprit.console,
      org.bowsprit.insight,
      org.bowsprit.launcher,
      org.bowsprit.session;

  // Made by Guice.
  opens org.bowsprit.player.library to
      com.google.guice;
  opens org.bowsprit.player.save to
      com.google.guice;
}
