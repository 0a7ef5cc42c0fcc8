/** Reads and writes files of pictures and sounds: PNG, APNG, GIF, WAV, VOC and MIDI. */
module org.bowsprit.media {
  requires static transitive org.apiguardian.api;
  requires transitive org.bowsprit.bytes;

  exports org.bowsprit.media.adpcm;
  exports org.bowsprit.media.image;
  exports org.bowsprit.media.midi;
  exports org.bowsprit.media.voc;
  exports org.bowsprit.media.wav;
}
