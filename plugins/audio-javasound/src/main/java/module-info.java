/** The sound device of the JDK, {@code javax.sound.sampled}. */
module org.bowsprit.audio.javasound {
  requires java.desktop;
  requires org.bowsprit.audio;
  requires pf4j;
}
