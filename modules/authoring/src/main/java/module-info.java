/** Builds a SCUMM v5 game from sources a person can edit. */
module org.bowsprit.authoring {
  requires transitive org.bowsprit.format;
  requires org.bowsprit.pathfinding;
  requires transitive org.bowsprit.vm;

  exports org.bowsprit.authoring.script;
  exports org.bowsprit.authoring.script.declaration;
  exports org.bowsprit.authoring.script.diagnostic;
}
