/** Readers of sound files in FLAC, Ogg Vorbis and MP3. */
module org.bowsprit.sound.files {
  requires jflac.codec;
  requires jlayer;
  requires jorbis;
  requires org.bowsprit.audio;
  requires pf4j;
}
