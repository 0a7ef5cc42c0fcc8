/** The sound device of OpenAL. */
module org.bowsprit.audio.openal {
  requires org.bowsprit.audio;
  requires org.lwjgl;
  requires org.lwjgl.openal;
  requires pf4j;
}
