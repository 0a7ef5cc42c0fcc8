/** The game session: the world behind the virtual machine's ports and the main loop. */
@SuppressWarnings("module") // Exported to modules that are compiled later, and to Jackson.
module org.bowsprit.engine {
  requires com.fasterxml.jackson.core;
  requires com.fasterxml.jackson.databind;
  requires com.fasterxml.jackson.dataformat.cbor;
  requires transitive org.bowsprit.actors;
  requires transitive org.bowsprit.audio;
  requires transitive org.bowsprit.format;
  requires transitive org.bowsprit.pathfinding;
  requires transitive org.bowsprit.render;
  requires transitive org.bowsprit.vm;
  requires transitive org.bowsprit.zplane;
  requires org.slf4j;

  exports org.bowsprit.engine to
      com.fasterxml.jackson.databind,
      org.bowsprit.insight,
      org.bowsprit.launcher,
      org.bowsprit.player;
  exports org.bowsprit.engine.inside to
      com.fasterxml.jackson.databind,
      org.bowsprit.insight;
  exports org.bowsprit.engine.journal to
      com.fasterxml.jackson.databind,
      org.bowsprit.launcher,
      org.bowsprit.player;
  exports org.bowsprit.engine.picture to
      com.fasterxml.jackson.databind,
      org.bowsprit.insight,
      org.bowsprit.launcher,
      org.bowsprit.player;
  exports org.bowsprit.engine.rewind to
      com.fasterxml.jackson.databind,
      org.bowsprit.player;
  exports org.bowsprit.engine.save to
      com.fasterxml.jackson.databind,
      org.bowsprit.launcher,
      org.bowsprit.player;
  exports org.bowsprit.engine.screen to
      com.fasterxml.jackson.databind,
      org.bowsprit.insight,
      org.bowsprit.launcher,
      org.bowsprit.player;
  exports org.bowsprit.engine.session to
      com.fasterxml.jackson.databind,
      org.bowsprit.insight,
      org.bowsprit.launcher,
      org.bowsprit.player;
  exports org.bowsprit.engine.state to
      com.fasterxml.jackson.databind,
      org.bowsprit.launcher,
      org.bowsprit.player;
  exports org.bowsprit.engine.text to
      com.fasterxml.jackson.databind,
      org.bowsprit.player;
  exports org.bowsprit.engine.trace to
      com.fasterxml.jackson.databind,
      org.bowsprit.launcher;
  exports org.bowsprit.engine.world to
      com.fasterxml.jackson.databind,
      org.bowsprit.insight,
      org.bowsprit.launcher,
      org.bowsprit.player;
}
