/**
 * Runs a game for a player, with a loop in real time, a menu, saves, settings, a library and
 * captions.
 */
@SuppressWarnings("module") // This module opens packages to modules that it does not require.
module org.bowsprit.player {
  requires com.fasterxml.jackson.core;
  requires com.fasterxml.jackson.databind;
  requires com.fasterxml.jackson.dataformat.toml;
  requires transitive com.google.guice;
  requires transitive jakarta.inject;
  requires org.slf4j;
  requires transitive org.bowsprit.desktop;
  requires transitive org.bowsprit.engine;
  requires transitive org.bowsprit.plugin.host;

  exports org.bowsprit.player.control;
  exports org.bowsprit.player.game;
  exports org.bowsprit.player.ink;
  exports org.bowsprit.player.layer;
  exports org.bowsprit.player.library;
  exports org.bowsprit.player.play;
  exports org.bowsprit.player.save;
  exports org.bowsprit.player.service;
  exports org.bowsprit.player.session;
  exports org.bowsprit.player.settings;
  exports org.bowsprit.player.sound;

  // Guice creates these types.
  opens org.bowsprit.player.control to
      com.google.guice;
  opens org.bowsprit.player.game to
      com.google.guice;
  opens org.bowsprit.player.layer to
      com.google.guice;
  opens org.bowsprit.player.library to
      com.google.guice;
  opens org.bowsprit.player.play to
      com.google.guice;
  opens org.bowsprit.player.save to
      com.google.guice;
  opens org.bowsprit.player.service to
      com.google.guice;
  opens org.bowsprit.player.session to
      com.google.guice;
  opens org.bowsprit.player.sound to
      com.google.guice;
  opens org.bowsprit.player.voice to
      com.google.guice;
}
