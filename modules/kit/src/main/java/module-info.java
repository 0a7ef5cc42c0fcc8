/** Builds a SCUMM v5 game from sources a person can edit, and takes one apart into them. */
@SuppressWarnings("module") // the launcher is compiled later
module org.bowsprit.kit {
  requires transitive org.bowsprit.bow;
  requires transitive org.bowsprit.format;
  requires transitive org.bowsprit.media;
  requires org.bowsprit.actors;
  requires org.bowsprit.pathfinding;
  requires org.bowsprit.vm;
  requires org.slf4j;

  exports org.bowsprit.kit.build to
      com.fasterxml.jackson.databind,
      org.bowsprit.launcher,
      org.bowsprit.workshop;
  exports org.bowsprit.kit.edit to
      org.bowsprit.workshop;
  exports org.bowsprit.kit.game to
      com.fasterxml.jackson.databind,
      org.bowsprit.launcher,
      org.bowsprit.workshop;
  exports org.bowsprit.kit.preview to
      org.bowsprit.launcher;
  exports org.bowsprit.kit.translation to
      org.bowsprit.launcher,
      org.bowsprit.workshop;
}
