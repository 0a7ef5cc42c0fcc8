/** Converts every SCUMM v5 chunk from bytes to immutable records and back. */
module org.bowsprit.format {
  requires static transitive org.apiguardian.api;
  requires org.slf4j;
  requires transitive org.bowsprit.bytes;

  exports org.bowsprit.format.charset;
  exports org.bowsprit.format.chunk;
  exports org.bowsprit.format.costume;
  exports org.bowsprit.format.disk;
  exports org.bowsprit.format.files;
  exports org.bowsprit.format.game;
  exports org.bowsprit.format.image;
  exports org.bowsprit.format.index;
  exports org.bowsprit.format.object;
  exports org.bowsprit.format.palette;
  exports org.bowsprit.format.room;
  exports org.bowsprit.format.script;
  exports org.bowsprit.format.sound;
}
