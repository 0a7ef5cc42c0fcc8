/**
 * The game session. It contains the world, which implements the virtual machine's ports, and the
 * main loop.
 */
module org.bowsprit.engine {
  requires transitive org.bowsprit.actors;
  requires transitive org.bowsprit.audio;
  requires transitive org.bowsprit.format;
  requires transitive org.bowsprit.pathfinding;
  requires transitive org.bowsprit.render;
  requires transitive org.bowsprit.vm;
  requires transitive org.bowsprit.zplane;
  requires org.slf4j;

  exports org.bowsprit.engine;
  exports org.bowsprit.engine.debug;
  exports org.bowsprit.engine.inside;
  exports org.bowsprit.engine.journal;
  exports org.bowsprit.engine.picture;
  exports org.bowsprit.engine.save;
  exports org.bowsprit.engine.screen;
  exports org.bowsprit.engine.session;
  exports org.bowsprit.engine.state;
  exports org.bowsprit.engine.text;
  exports org.bowsprit.engine.trace;
  exports org.bowsprit.engine.world;
}
