/** Builds a SCUMM v5 game from sources a person can edit. */
module org.bowsprit.authoring {
  requires transitive org.bowsprit.format;
  requires org.bowsprit.pathfinding;
  requires org.bowsprit.render;
  requires transitive org.bowsprit.vm;
  requires org.slf4j;

  exports org.bowsprit.authoring.costume;
  exports org.bowsprit.authoring.floor;
  exports org.bowsprit.authoring.font;
  exports org.bowsprit.authoring.game;
  exports org.bowsprit.authoring.picture;
  exports org.bowsprit.authoring.preview;
  exports org.bowsprit.authoring.room;
  exports org.bowsprit.authoring.script;
  exports org.bowsprit.authoring.script.declaration;
  exports org.bowsprit.authoring.script.diagnostic;
  exports org.bowsprit.authoring.sound;
  exports org.bowsprit.authoring.text;
}
