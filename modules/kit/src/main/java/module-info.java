/** Builds a SCUMM v5 game from editable sources, and decompiles a game into such sources. */
@SuppressWarnings("module") // The package is opened to a module that this module does not require.
module org.bowsprit.kit {
  requires jakarta.inject;
  requires transitive org.bowsprit.desktop;
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
  exports org.bowsprit.kit.source;
  exports org.bowsprit.kit.translation;

  // Commands write these types as JSON.
  opens org.bowsprit.kit.translation to
      com.fasterxml.jackson.databind;

  // Guice creates these types.
  opens org.bowsprit.kit.source to
      com.google.guice;
}
