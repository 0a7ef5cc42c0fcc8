/** Pictures and sounds as files, read and written: PNG, APNG, GIF, WAV, VOC, MIDI. */
module org.bowsprit.media {
  requires static transitive org.apiguardian.api;
  requires transitive org.bowsprit.bytes;

  exports org.bowsprit.media.adpcm;
  exports org.bowsprit.media.image;
  exports org.bowsprit.media.midi;
  exports org.bowsprit.media.voc;
  exports org.bowsprit.media.wav;
}
