/** Builds a SCUMM v5 game from editable sources, and decompiles a game into such sources. */
module org.bowsprit.kit {
  requires transitive org.bowsprit.bow;
  requires transitive org.bowsprit.format;
  requires transitive org.bowsprit.media;
  requires org.bowsprit.actors;
  requires org.bowsprit.pathfinding;
  requires transitive org.bowsprit.vm;
  requires org.slf4j;
  requires org.bowsprit.render;

  exports org.bowsprit.kit.build;
  exports org.bowsprit.kit.edit;
  exports org.bowsprit.kit.game;
  exports org.bowsprit.kit.preview;
  exports org.bowsprit.kit.translation;
}
