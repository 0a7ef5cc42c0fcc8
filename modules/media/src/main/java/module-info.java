/** Pictures and sounds as files: PNG, APNG, GIF, WAV, VOC, MIDI, both ways. */
@SuppressWarnings("module") // The modules it is exported to are compiled later.
module org.bowsprit.media {
  requires static transitive org.apiguardian.api;
  requires transitive org.bowsprit.bytes;

  exports org.bowsprit.media.adpcm to
      org.bowsprit.audio;
  exports org.bowsprit.media.image;
  exports org.bowsprit.media.midi to
      org.bowsprit.audio,
      org.bowsprit.kit;
  exports org.bowsprit.media.voc to
      org.bowsprit.audio,
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.kit;
  exports org.bowsprit.media.wav;
}
