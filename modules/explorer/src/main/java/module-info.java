/**
 * Provides readable views of a game's contents, such as its resource tree, rooms, scripts and
 * frames, and checks games for errors.
 */
module org.bowsprit.explorer {
  requires com.fasterxml.jackson.databind;
  requires java.desktop;
  requires transitive org.bowsprit.actors;
  requires transitive org.bowsprit.audio;
  requires transitive org.bowsprit.format;
  requires transitive org.bowsprit.engine;
  requires org.bowsprit.media;
  requires transitive org.bowsprit.pathfinding;
  requires transitive org.bowsprit.render;
  requires transitive org.bowsprit.vm;

  exports org.bowsprit.explorer.census;
  exports org.bowsprit.explorer.extract;
  exports org.bowsprit.explorer.frames;
  exports org.bowsprit.explorer.inspect;
  exports org.bowsprit.explorer.script;
  exports org.bowsprit.explorer.sound;
  exports org.bowsprit.explorer.verify;

  // Jackson writes the records of these packages.
  opens org.bowsprit.explorer.census to
      com.fasterxml.jackson.databind;
  opens org.bowsprit.explorer.extract to
      com.fasterxml.jackson.databind;
  opens org.bowsprit.explorer.frames to
      com.fasterxml.jackson.databind;
  opens org.bowsprit.explorer.inspect to
      com.fasterxml.jackson.databind;
  opens org.bowsprit.explorer.sound to
      com.fasterxml.jackson.databind;
  opens org.bowsprit.explorer.verify to
      com.fasterxml.jackson.databind;
}
