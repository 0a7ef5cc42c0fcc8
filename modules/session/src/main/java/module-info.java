/** Creates game sessions from the user's choices: router, sound, start. */
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

  // picocli reads the options, and Guice creates the classes that evaluate them.
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
