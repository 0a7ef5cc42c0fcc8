/** Builds a SCUMM v5 game from editable sources, and decompiles a game into such sources. */
@SuppressWarnings("module") // Opened to a module that this one does not need.
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

  // Written as JSON by commands.
  opens org.bowsprit.kit.translation to
      com.fasterxml.jackson.databind;

  // Created by Guice.
  opens org.bowsprit.kit.source to
      com.google.guice;
}
