/** Puts a game that is played together of what a person asked for: router, sound, beginning. */
@SuppressWarnings("module") // Opened to modules that this one does not need.
module org.bowsprit.session {
  requires jakarta.inject;
  requires org.bowsprit.console;
  requires transitive org.bowsprit.player;
  requires transitive org.bowsprit.plugin.host;
  requires org.slf4j;

  exports org.bowsprit.session;
  exports org.bowsprit.session.option;
  exports org.bowsprit.session.service;
  exports org.bowsprit.session.sound;

  // Options are read by picocli, and what chooses by them is made by Guice.
  opens org.bowsprit.session.option to
      info.picocli,
      com.google.guice;
  opens org.bowsprit.session to
      com.google.guice;
  opens org.bowsprit.session.service to
      com.google.guice;
  opens org.bowsprit.session.sound to
      com.google.guice;
}
