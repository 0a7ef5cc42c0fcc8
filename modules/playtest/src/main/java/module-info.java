/** Plays a game by trying everything, and reports problems to its author. */
module org.bowsprit.playtest {
  requires org.bowsprit.actors;
  requires org.bowsprit.render;
  requires org.bowsprit.vm;
  requires transitive org.bowsprit.engine;
  requires transitive org.bowsprit.format;
  requires transitive org.bowsprit.kit;
  requires transitive org.bowsprit.plugin.host;
  requires transitive org.bowsprit.pathfinding;

  exports org.bowsprit.playtest;
  exports org.bowsprit.playtest.finding;
  exports org.bowsprit.playtest.play;
  exports org.bowsprit.playtest.run;
  exports org.bowsprit.playtest.selfcheck;
  exports org.bowsprit.playtest.setup;
  exports org.bowsprit.playtest.sourcetest;
}
