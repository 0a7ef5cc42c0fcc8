/** Plays a game through by trying everything, and says what its author would want to mend. */
@SuppressWarnings("module") // Exported to modules that are compiled later, and to Jackson.
module org.bowsprit.playtest {
  requires org.bowsprit.actors;
  requires org.bowsprit.render;
  requires org.bowsprit.vm;
  requires transitive org.bowsprit.engine;
  requires transitive org.bowsprit.format;
  requires transitive org.bowsprit.pathfinding;

  exports org.bowsprit.playtest to
      org.bowsprit.launcher,
      org.bowsprit.workshop;
  exports org.bowsprit.playtest.finding to
      com.fasterxml.jackson.databind,
      org.bowsprit.launcher;
  exports org.bowsprit.playtest.setup to
      org.bowsprit.launcher,
      org.bowsprit.workshop;
}
