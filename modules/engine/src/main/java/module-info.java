/** The game session: the world behind the virtual machine's ports and the main loop. */
@SuppressWarnings("module") // Exported to modules that are compiled later.
module org.bowsprit.engine {
  requires transitive org.bowsprit.actors;
  requires transitive org.bowsprit.audio;
  requires transitive org.bowsprit.format;
  requires transitive org.bowsprit.pathfinding;
  requires transitive org.bowsprit.render;
  requires transitive org.bowsprit.vm;
  requires transitive org.bowsprit.zplane;
  requires org.slf4j;

  exports org.bowsprit.engine to
      org.bowsprit.insight,
      org.bowsprit.launcher,
      org.bowsprit.player,
      org.bowsprit.playtest,
      org.bowsprit.session,
      org.bowsprit.workshop;
  exports org.bowsprit.engine.inside to
      org.bowsprit.insight;
  exports org.bowsprit.engine.journal to
      com.fasterxml.jackson.databind,
      org.bowsprit.launcher,
      org.bowsprit.player,
      org.bowsprit.playtest,
      org.bowsprit.session,
      org.bowsprit.workshop;
  exports org.bowsprit.engine.picture to
      org.bowsprit.insight,
      org.bowsprit.launcher,
      org.bowsprit.player,
      org.bowsprit.session;
  exports org.bowsprit.engine.save to
      org.bowsprit.launcher,
      org.bowsprit.player,
      org.bowsprit.session;
  exports org.bowsprit.engine.screen to
      org.bowsprit.insight,
      org.bowsprit.player,
      org.bowsprit.playtest;
  exports org.bowsprit.engine.session to
      org.bowsprit.insight,
      org.bowsprit.launcher,
      org.bowsprit.player,
      org.bowsprit.playtest,
      org.bowsprit.session,
      org.bowsprit.workshop;
  exports org.bowsprit.engine.state to
      org.bowsprit.player,
      org.bowsprit.playtest,
      org.bowsprit.session;
  exports org.bowsprit.engine.text to
      org.bowsprit.player,
      org.bowsprit.playtest;
  exports org.bowsprit.engine.trace to
      org.bowsprit.session;
  exports org.bowsprit.engine.world to
      org.bowsprit.insight,
      org.bowsprit.launcher,
      org.bowsprit.player,
      org.bowsprit.playtest,
      org.bowsprit.session;
}
